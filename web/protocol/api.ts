// Generated from docs/schema/openapi.json by generate.mjs.
// sha256 c33eeab820c519c2476e3485c732b451395d4157e802deac73fba9fde8590b93

export interface paths {
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Account
         * @description Which ways in has this site, and which have I? At home there are none.
         */
        get: operations["account_api_account_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep Passkey
         * @description Keep a new passkey: from now on one can come back by it.
         */
        post: operations["keep_passkey_api_account_passkeys_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Passkey
         * @description Forget a passkey.
         */
        delete: operations["remove_passkey_api_account_passkeys__passkey__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For New
         * @description What `navigator.credentials.create` needs.
         */
        post: operations["ask_for_new_api_account_passkeys_options_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print Codes
         * @description New recovery codes; those of before count no more.
         */
        post: operations["print_codes_api_account_recovery_codes_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Push Key
         * @description What a browser needs to be called.
         */
        get: operations["push_key_api_calls_key_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calls/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe
         * @description Stop the letters that this link stood in: by one press in a mail program, without signing in.
         */
        post: operations["unsubscribe_api_calls_unsubscribe__token__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description What can be played here.
         */
        get: operations["games_api_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New Guest
         * @description Become a guest: a name is all it takes.
         */
        post: operations["new_guest_api_guests_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invitation
         * @description The address of this house for others: who opened it as `localhost` must not invite them to their own machines.
         */
        get: operations["invitation_api_invitation_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Taught
         * @description A table at which a game is learned: everybody is dealt the same cards, and a bot is the partner.
         */
        post: operations["taught_api_lessons_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Me
         * @description Who am I?
         */
        get: operations["me_api_me_get"];
        put?: never;
        /**
         * Come In
         * @description Open the page: whoever is known by a session stays who they are; anybody else becomes a guest of this name.
         *
         *     So a browser need not ask first and be refused, and cannot lose who it was by asking in the wrong order.
         */
        post: operations["come_in_api_me_post"];
        /**
         * Goodbye
         * @description End this session, and everything that is connected by it.
         */
        delete: operations["goodbye_api_me_delete"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description Be called otherwise, or look otherwise: tables that have begun keep the name, and all show the portrait.
         */
        patch: operations["change_api_me_patch"];
        trace?: never;
    };
    "/api/me/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocked
         * @description Whom I have blocked, newest first.
         */
        get: operations["blocked_api_me_blocks_get"];
        put?: never;
        /**
         * Block
         * @description Block somebody: I hear them no longer, and the site seats us at one table no more. They are not told.
         */
        post: operations["block_api_me_blocks_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/blocks/{block}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Lift
         * @description Block somebody no longer.
         */
        delete: operations["lift_api_me_blocks__block__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How Called
         * @description How am I called, and when do my clocks rest?
         */
        get: operations["how_called_api_me_calls_get"];
        /**
         * Change Calls
         * @description Be called otherwise, or rest at other times: that counts from one's next question on.
         */
        put: operations["change_calls_api_me_calls_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calls/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Device
         * @description Be called by this browser. There are five at most: a sixth takes the place of the oldest.
         */
        post: operations["add_device_api_me_calls_devices_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calls/devices/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Device
         * @description Be called by this browser no more.
         */
        delete: operations["remove_device_api_me_calls_devices__device__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/calls/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test Calls
         * @description Be called at once by everything, to see whether it comes.
         */
        post: operations["test_calls_api_me_calls_test_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Erasure
         * @description Am I to be erased, and when?
         */
        get: operations["erasure_api_me_erasure_get"];
        put?: never;
        /**
         * Ask
         * @description Ask to be erased. It is done after some days, unless I take it back, or sign in; my mailbox is told.
         */
        post: operations["ask_api_me_erasure_post"];
        /**
         * Take Back
         * @description Stay.
         */
        delete: operations["take_back_api_me_erasure_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description All that is kept of me, and every record of mine, as one file.
         */
        get: operations["export_api_me_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Games
         * @description My finished games, newest first; page on with `after`.
         */
        get: operations["games_api_me_games_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mine
         * @description My own page.
         */
        get: operations["mine_api_me_profile_get"];
        /**
         * Share
         * @description Show my page to others, at an address of its own; or to nobody any more, and the address is gone.
         */
        put: operations["share_api_me_profile_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mine
         * @description My own finished matches, newest first.
         */
        get: operations["mine_api_me_records_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description Where am I signed in? The last used first.
         */
        get: operations["listed_api_me_sessions_get"];
        put?: never;
        post?: never;
        /**
         * End Others
         * @description Sign out everywhere else: whatever is connected there is disconnected. An account must be fresh.
         */
        delete: operations["end_others_api_me_sessions_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/sessions/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End
         * @description Sign out in one place. An account must be fresh.
         */
        delete: operations["end_api_me_sessions__session__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Stream
         * @description My tables, told at once when one begins, asks me or ends: `ToPlayer` of the protocol, as `text/event-stream`.
         */
        get: operations["my_stream_api_me_stream_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Tables
         * @description My tables that are not over, and at which of them it is my turn.
         */
        get: operations["my_tables_api_me_tables_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/vacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Vacation
         * @description Be away for some days: clocks for days rest, at tables that allow it.
         */
        post: operations["take_vacation_api_me_vacation_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{profile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Profile
         * @description The page of somebody who shares it.
         */
        get: operations["profile_api_profiles__profile__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description How many puzzles there are of each game; they are numbered from 1.
         */
        get: operations["listed_api_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}/branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Played On
         * @description Play on from the moment, against bots, at a new table.
         */
        post: operations["played_on_api_puzzles__game___number__branch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}/reel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posed
         * @description The match up to the moment, as the seat saw it that is asked there: a `Reel`. Its last frame asks.
         */
        get: operations["posed_api_puzzles__game___number__reel_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{game}/{number}/solution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Solved
         * @description What a strong bot thinks of the answers, and what each leads to.
         */
        get: operations["solved_api_puzzles__game___number__solution_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description Finished matches, newest first; page on with `before`.
         */
        get: operations["listed_api_records_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description The record, as `guildtable verify` and `guildtable replay` read it.
         */
        get: operations["record_api_records__match__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{match}/branch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Branched
         * @description Play on from a moment of a finished match, against bots, at a new table.
         */
        post: operations["branched_api_records__match__branch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{match}/counsel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counselled
         * @description What a strong bot thinks of the choices a seat had after a step of a finished match.
         */
        get: operations["counselled_api_records__match__counsel_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{match}/reel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whole
         * @description The whole match from one view: a `Reel`.
         */
        get: operations["whole_api_records__match__reel_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{match}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replayed
         * @description Moments of a match, from `outside`, from a seat's number, or with `all` hands open.
         */
        get: operations["replayed_api_records__match__replay_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{match}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviewed
         * @description How a finished match went for a seat, what of it was chance, and which of its choices look costly.
         */
        get: operations["reviewed_api_records__match__review_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/records/{match}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verified
         * @description Play it again and look whether every card fell from the seed that was committed to.
         */
        get: operations["verified_api_records__match__verify_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brought Along
         * @description The `Reel` of a record that is sent as text. It is verified first, and nothing of it is kept.
         */
        post: operations["brought_along_api_replays_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/counsel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counselled Along
         * @description The same counsel on a record that is sent as text. It is verified first, and nothing of it is kept.
         */
        post: operations["counselled_along_api_replays_counsel_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/replays/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reviewed Along
         * @description The same review of a record that is sent as text. It is verified first, and nothing of it is kept.
         */
        post: operations["reviewed_along_api_replays_review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * By Code
         * @description Sign in by a mailed code.
         */
        post: operations["by_code_api_sign_in_code_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * By Link
         * @description Sign in by a mailed link. To look at the page it leads to changes nothing: only this does.
         */
        post: operations["by_link_api_sign_in_link_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send Letter
         * @description Mail a code and a link to an address. Nothing tells whether it is known here.
         */
        post: operations["send_letter_api_sign_in_mail_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * By Passkey
         * @description Sign in by a passkey.
         */
        post: operations["by_passkey_api_sign_in_passkey_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For Known
         * @description What `navigator.credentials.get` needs.
         */
        post: operations["ask_for_known_api_sign_in_passkey_options_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign-in/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * By Recovery
         * @description Sign in by a recovery code, where the site sends no mail.
         */
        post: operations["by_recovery_api_sign_in_recovery_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open Tables
         * @description Open tables that anybody may join; without those of people whom one has blocked, or who have blocked one.
         */
        get: operations["open_tables_api_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description Open a table; with `start`, begin at once.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Table State
         * @description A table, as the caller may see it.
         */
        get: operations["table_state_api_tables__table__get"];
        put?: never;
        post?: never;
        /**
         * Call Off
         * @description The host closes the table before the game; everybody there is told.
         */
        delete: operations["call_off_api_tables__table__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose
         * @description Before the game: choose a guard house or a guild for one's own seat; first come, first served.
         */
        put: operations["choose_api_tables__table__choice_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End
         * @description Ask the others to end a game that has begun: once all agree nobody plays on, and nobody has won.
         */
        post: operations["end_api_tables__table__end_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave
         * @description Stand up; in mid-game a bot plays on until one returns.
         */
        post: operations["leave_api_tables__table__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/let-go": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let Go
         * @description Have a table out of one's list: before the game stand up, alone among bots end it, else let a bot play on.
         */
        post: operations["let_go_api_tables__table__let_go_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/lines/{line}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide
         * @description The host takes a line of the chat away, for everybody.
         */
        post: operations["hide_api_tables__table__lines__line__hide_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/lines/{line}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute
         * @description The host mutes whoever said this line: at this table they say nothing more.
         */
        post: operations["mute_api_tables__table__lines__line__mute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Messages
         * @description One message of the protocol; the answer is an `ack`, a `pong` or an `error`.
         */
        post: operations["messages_api_tables__table__messages_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description The same people again, at a new table; it counts as one of whoever asks first.
         */
        post: operations["rematch_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Report a problem, at the table or watching. The house gets the record up to now with it; nobody else does.
         */
        post: operations["report_api_tables__table__reports_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/restrictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Restrictions
         * @description For the host alone: who is barred from the table or muted, oldest first.
         */
        get: operations["restrictions_api_tables__table__restrictions_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/restrictions/{restriction}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Lift
         * @description The host lets somebody sit down, or talk, again.
         */
        delete: operations["lift_api_tables__table__restrictions__restriction__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come Back
         * @description Take one's seat back from the bot.
         */
        post: operations["come_back_api_tables__table__return_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Seat Bot
         * @description The host seats a bot, or frees a seat that is not their own.
         */
        put: operations["seat_bot_api_tables__table__seats__seat__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace Absent
         * @description Ask the others to let a bot play for somebody who has gone without a word; whom nobody is to ask, does it.
         */
        post: operations["replace_absent_api_tables__table__seats__seat__replace_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/shared-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shared Addresses
         * @description Before the game, for the host: seats that were taken from one address, each such group together.
         */
        get: operations["shared_addresses_api_tables__table__shared_addresses_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/sit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit
         * @description Take a seat.
         */
        post: operations["sit_api_tables__table__sit_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/spectators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Let Spectators
         * @description The host says what those may do who do not sit at the table.
         */
        put: operations["let_spectators_api_tables__table__spectators_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description The host begins the game.
         */
        post: operations["start_api_tables__table__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream
         * @description All that the socket would send, as `text/event-stream`. `seen` is the last step the client has, and `stamp` the
         *     stamp of that.
         */
        get: operations["stream_api_tables__table__stream_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/tip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tip
         * @description What a strong bot would answer now, where all others are bots; it is counted, and everybody sees how often.
         */
        post: operations["tip_api_tables__table__tip_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/toll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask For Toll
         * @description What is to be reckoned out where a call was refused with the reason `refused-toll`.
         *
         *     The call is sent once more, with the number in the header `X-Guildtable-Toll`: it counts once, for this session.
         */
        post: operations["ask_for_toll_api_toll_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AccountState
         * @description What a player has to get in by, and what the site offers.
         *
         *     `fresh`: they have just proved who they are. `erase_at`: when they are to be erased, if they asked for it.
         */
        AccountState: {
            /** Address */
            address?: string | null;
            /** Erase At */
            erase_at?: number | null;
            /**
             * Fresh
             * @default false
             */
            fresh?: boolean;
            /** Offers */
            offers: string[];
            /**
             * Passkeys
             * @default []
             */
            passkeys?: components["schemas"]["PasskeyLine"][];
            /**
             * Recovery Codes
             * @default 0
             */
            recovery_codes?: number;
        };
        /**
         * Ack
         * @description It is written down, as step `seq` (0: it needed no step).
         */
        Ack: {
            key: string;
            seq: number;
            /** @enum {unknown} */
            type: "ack";
        };
        /** @enum {string} */
        Against: "people" | "bots";
        Answer: components["schemas"]["Ack"] | components["schemas"]["Pong"] | components["schemas"]["Error"];
        /** @enum {string} */
        Ask: "take-back" | "replace" | "end";
        /**
         * Block
         * @description Somebody who is blocked, as they were called then, and the number by which it is lifted.
         */
        Block: {
            /** At */
            at: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
        };
        /**
         * BotSeat
         * @description A bot for a seat; null frees it, of a bot or of a person, who is then barred from the table.
         */
        BotSeat: {
            /** Bot */
            bot: string | null;
        };
        /**
         * Branch
         * @description Where a finished match goes another way: after which step, who one is, and what bots play the others.
         */
        Branch: {
            /**
             * Bots
             * @default greedy
             */
            bots?: string;
            /** Seat */
            seat: number;
            /** Step */
            step: number;
        };
        /**
         * CallDevice
         * @description A browser that is called.
         */
        CallDevice: {
            /** Called */
            called: number | null;
            /** Device */
            device: string;
            /** Error */
            error: string | null;
            /** Id */
            id: string;
        };
        /**
         * CallState
         * @description The same as it is kept, with how the last call of each kind went: null, or what went wrong.
         */
        CallState: {
            /** Can Mail */
            can_mail: boolean;
            /** Devices */
            devices: components["schemas"]["CallDevice"][];
            /** @default off */
            mail?: components["schemas"]["MailWish"];
            /** Mail Error */
            mail_error: string | null;
            /**
             * Quiet From
             * @default 0
             */
            quiet_from?: number;
            /**
             * Quiet Hours
             * @default 0
             */
            quiet_hours?: number;
            /**
             * Vacation
             * @default true
             */
            vacation?: boolean;
            vacations: components["schemas"]["VacationState"];
            /**
             * Webhook
             * @default
             */
            webhook?: string;
            /** Webhook Error */
            webhook_error: string | null;
            /** Webhook Off */
            webhook_off: boolean;
            /** Webhook Secret */
            webhook_secret: string | null;
            /**
             * Weekends
             * @default false
             */
            weekends?: boolean;
            /**
             * Zone
             * @default
             */
            zone?: string;
        };
        /**
         * Changed
         * @description What one wants to change of oneself: the name, the portrait, or both.
         */
        Changed: {
            /** Name */
            name?: string | null;
            /** Portrait */
            portrait?: string | null;
        };
        /**
         * Clock
         * @description Seconds for each reply, and for the whole game; by the day, for each reply and of the bank.
         */
        Clock: {
            /** Bank */
            bank?: number | null;
            /** Game */
            game?: number | null;
            /** Move */
            move?: number | null;
            /**
             * Vacation
             * @default false
             */
            vacation?: boolean;
        };
        /**
         * ClockRules
         * @description Seconds for each reply, and for the whole game; null: none.
         *
         *     With a `bank` the table is played by the day: `move` is fresh for each reply and not saved up, the bank is there
         *     once, for what takes longer, and neither runs while the person rests.
         */
        ClockRules: {
            /** Bank */
            bank?: number | null;
            /** Game */
            game?: number | null;
            /** Move */
            move?: number | null;
            /**
             * Vacation
             * @default false
             */
            vacation?: boolean;
        };
        /**
         * Confirm
         * @description The person takes nothing back: bots need not wait any longer.
         */
        Confirm: {
            /** @enum {unknown} */
            type: "confirm";
        };
        /**
         * Consent
         * @description Answer to what another seat asked for at step `seq`.
         */
        Consent: {
            agree: boolean;
            key: string;
            /** @default  */
            proposal?: string;
            seq: number;
            /** @enum {unknown} */
            type: "consent";
        };
        /**
         * Counsel
         * @description The choices of a seat after a step, the best first; none where there was only one way.
         */
        Counsel: {
            gain?: components["schemas"]["Gained"] | null;
            /** Options */
            options: components["schemas"]["Option"][];
            /** Played */
            played: string[];
            seat: components["schemas"]["Seat"];
            /** Step */
            step: number;
        };
        /**
         * DeviceAdded
         * @description The browser is called from now on, under this id.
         */
        DeviceAdded: {
            /** Id */
            id: string;
        };
        /**
         * Ended
         * @description How many sessions have ended.
         */
        Ended: {
            /** Ended */
            ended: number;
        };
        /**
         * Entered
         * @description Who one is from now on. The token is for clients without cookies; the one before counts no more.
         */
        Entered: {
            /** Id */
            id: string;
            /**
             * Made
             * @default false
             */
            made?: boolean;
            /**
             * Moved
             * @default 0
             */
            moved?: number;
            /** Name */
            name: string;
            /** Portrait */
            portrait?: string | null;
            /** Token */
            token?: string | null;
        };
        /**
         * Erasure
         * @description When one is to be erased, in seconds; null: one is not. Until then it can be taken back.
         *
         *     `days` is how long it takes from when it is asked for, `backup_days` for how long copies are kept in backups.
         */
        Erasure: {
            /** At */
            at: number | null;
            /** Backup Days */
            backup_days: number;
            /** Days */
            days: number;
        };
        /**
         * Error
         * @description It was not done. `code` is for programs, `text` for people.
         */
        Error: {
            /** @enum {string} */
            code: "forbidden" | "full" | "illegal" | "internal" | "key-reused" | "malformed" | "newer-rules" | "no-session" | "no-such-place" | "no-such-record" | "no-such-table" | "no-such-way" | "not-now" | "stale" | "taken" | "too-long" | "too-many" | "too-slow" | "unavailable" | "undo-barred";
            /** @default  */
            key?: string;
            reason?: string;
            text: string;
            /** @enum {unknown} */
            type: "error";
            wait?: number;
        };
        /**
         * Favourite
         * @description Somebody of a game who was won over often, in how many games, and how many of those were won.
         */
        Favourite: {
            /** Game */
            game: string;
            /** Games */
            games: number;
            /** Name */
            name: string;
            /** Won */
            won: number;
        };
        /**
         * FinishedGame
         * @description A finished game, as it stands in a player's list; `seat` is the player's own.
         */
        FinishedGame: {
            /** Bots */
            bots: number;
            /** Ended */
            ended: number;
            /** Ending */
            ending: string;
            /** Game */
            game: string;
            /** Match */
            match: string;
            seat: components["schemas"]["Seat"];
            /** Seats */
            seats: components["schemas"]["SeatResult"][];
        };
        /**
         * FormGame
         * @description A game in the chart: which place, of how many players.
         */
        FormGame: {
            /** Game */
            game: string;
            /** Match */
            match: string;
            /** Place */
            place: number;
            /** Players */
            players: number;
        };
        FromClient: components["schemas"]["Hello"] | components["schemas"]["Reply"] | components["schemas"]["Undo"] | components["schemas"]["TakeBack"] | components["schemas"]["Consent"] | components["schemas"]["Confirm"] | components["schemas"]["Say"] | components["schemas"]["Ping"];
        /**
         * Gained
         * @description What the best would have brought over what was played, in the mean of games played on from both by taste: games
         *     of their own, so that it is not the search that vouches for itself.
         */
        Gained: {
            /** Error */
            error: number;
            /** Points */
            points: number;
            /** Share */
            share: number;
            /** Share Error */
            share_error: number;
        };
        /**
         * GameChoice
         * @description Something each person may choose before the first card, no two the same.
         */
        GameChoice: {
            /** Name */
            name: string;
            /** Values */
            values: string[];
        };
        /**
         * GameInfo
         * @description A game on the shelf.
         */
        GameInfo: {
            /** Bots */
            bots: string[];
            choice: components["schemas"]["GameChoice"] | null;
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["GameOption"][];
            /** Personas */
            personas: string[];
            /** Players */
            players: number[];
            /** Rules */
            rules: string;
        };
        /**
         * GameOption
         * @description Something the host may set.
         */
        GameOption: {
            /** Default */
            default: string;
            /** Name */
            name: string;
            /** Values */
            values: string[];
        };
        /**
         * GamePage
         * @description A page of games, and from where the next begins; the first has the totals.
         */
        GamePage: {
            /** Games */
            games: components["schemas"]["FinishedGame"][];
            /** Next */
            next: string | null;
            totals?: components["schemas"]["Totals"] | null;
        };
        /**
         * Goodbye
         * @description In which language the letter is, if I have a mailbox here.
         */
        Goodbye: {
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language?: "en" | "nl" | "de";
        };
        /**
         * Guest
         * @description A guest. The token is for clients without cookies: send it as `Authorization: Bearer`.
         */
        Guest: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Token */
            token: string;
        };
        /**
         * Hello
         * @description The first message. `seen` is the last step the client has; the steps after it follow.
         */
        Hello: {
            /** @default 0 */
            seen?: number;
            /** @default 0 */
            stamp?: number;
            /** @default  */
            token?: string;
            /** @enum {unknown} */
            type: "hello";
        };
        /**
         * Invitation
         * @description Where to invite others to; empty: where one is oneself. And how to reach whoever runs the site, if they say.
         *
         *     `offers` are the ways in that the site has, as in `GET /api/account`; none at home.
         */
        Invitation: {
            /** Address */
            address: string;
            /** Contact */
            contact: string;
            /**
             * Offers
             * @default []
             */
            offers?: string[];
        };
        /**
         * Kept
         * @description A finished match, as it is listed.
         */
        Kept: {
            /** Ended */
            ended: number;
            /** Game */
            game: string;
            /** Match */
            match: string;
            /** Players */
            players: string[];
            /** Result */
            result: string;
            /** Seat */
            seat?: number | null;
        };
        KeyText: string;
        /** @enum {string} */
        Kind: "empty" | "person" | "bot";
        /**
         * Lesson
         * @description Which game is to be learned.
         */
        Lesson: {
            /** Game */
            game: string;
        };
        /** @enum {string} */
        MailWish: "off" | "each" | "daily";
        /**
         * Me
         * @description Who one is here, and the face one has chosen.
         */
        Me: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Portrait */
            portrait?: string | null;
        };
        /**
         * MyTable
         * @description A table one sits at, and whether one is to answer there.
         */
        MyTable: {
            /** Asked */
            asked: boolean;
            /** Left */
            left?: number | null;
            seat: components["schemas"]["Seat"];
            table: components["schemas"]["TableState"];
        };
        /**
         * Named
         * @description A name to be called by.
         */
        Named: {
            /** Name */
            name: string;
        };
        /**
         * NewBlock
         * @description Whom: the person on a seat of a table, or whoever said a line there.
         */
        NewBlock: {
            /** Line */
            line?: number | null;
            /** Seat */
            seat?: number | null;
            /** Table */
            table: string;
        };
        /**
         * NewDevice
         * @description A browser's push subscription, as its `toJSON` gives it.
         */
        NewDevice: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["SubscriptionKeys"];
        };
        /**
         * NewReport
         * @description What is wrong, after which step it was seen, and what the page says of itself: browser, language, screen.
         *
         *     About a person: the `line` of the chat they said, or the seat they sit on, as `about`.
         */
        NewReport: {
            /** About */
            about?: number | null;
            /** Line */
            line?: number | null;
            /** Note */
            note: string;
            /**
             * Page
             * @default
             */
            page?: string;
            /**
             * Seq
             * @default 0
             */
            seq?: number;
        };
        /**
         * NewTable
         * @description A table to be opened. Each seat is `me` (once), `open`, or a bot's strength.
         */
        NewTable: {
            /** Choice */
            choice?: string | null;
            /**
             * @default {
             *       "vacation": false
             *     }
             */
            clock?: components["schemas"]["Clock"];
            /**
             * Entropy
             * @default
             */
            entropy?: string;
            /** Game */
            game: string;
            /**
             * Listed
             * @default false
             */
            listed?: boolean;
            /** Seats */
            seats: string[];
            /**
             * Settings
             * @default {}
             */
            settings?: {
                [key: string]: string;
            };
            /** @default talk */
            spectators?: components["schemas"]["Spectators"];
            /**
             * Start
             * @default false
             */
            start?: boolean;
        };
        /**
         * Opened
         * @description A table to go to.
         */
        Opened: {
            /** Table */
            table: string;
        };
        /**
         * OpenedLink
         * @description What stood behind the # of a mailed link.
         */
        OpenedLink: {
            /**
             * Bring
             * @default true
             */
            bring?: boolean;
            token: components["schemas"]["Typed"];
        };
        /**
         * Option
         * @description A reply that was open, in shares of winning.
         */
        Option: {
            /** Behind */
            behind: number;
            /** Reply */
            reply: string[];
            /** Share */
            share: number;
        };
        /**
         * PasskeyLine
         * @description A passkey, as its owner sees it.
         */
        PasskeyLine: {
            /** Created */
            created: number;
            /** Device */
            device: string;
            /** Id */
            id: string;
            /** Used */
            used: number;
        };
        /**
         * Ping
         * @description Are you there?
         */
        Ping: {
            /** @default 0 */
            idle?: number;
            /** @enum {unknown} */
            type: "ping";
        };
        /**
         * PlayOn
         * @description What bots play the other seats.
         */
        PlayOn: {
            /**
             * Bots
             * @default journeyman
             */
            bots?: string;
        };
        /**
         * Pong
         * @description Here.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
        };
        /**
         * Printed
         * @description Recovery codes, shown this once.
         */
        Printed: {
            /** Codes */
            codes: string[];
            /** Id */
            id: string;
            /**
             * Made
             * @default false
             */
            made?: boolean;
            /**
             * Moved
             * @default 0
             */
            moved?: number;
            /** Name */
            name: string;
            /** Portrait */
            portrait?: string | null;
            /** Token */
            token?: string | null;
        };
        /**
         * Profile
         * @description A player's page. `shared` is its address for others, told to its owner alone; null: only they see it.
         */
        Profile: {
            /** Favourites */
            favourites: components["schemas"]["Favourite"][];
            /** Form */
            form: components["schemas"]["FormGame"][];
            /** Last */
            last: components["schemas"]["FinishedGame"][];
            /** Name */
            name: string;
            /** Portrait */
            portrait: string | null;
            /** Shared */
            shared?: string | null;
            /** Since */
            since: number;
            /** Tallies */
            tallies: components["schemas"]["ResultTally"][];
        };
        /**
         * Proposal
         * @description A seat asks the others to agree: to take something back, to let a bot play for somebody, or to end the game.
         */
        Proposal: {
            /** Agreed */
            agreed: components["schemas"]["Seat"][];
            /** Count */
            count: number;
            gone?: components["schemas"]["Seat"] | null;
            /**
             * Id
             * @default
             */
            id?: string;
            /** @default take-back */
            kind?: components["schemas"]["Ask"];
            seat: components["schemas"]["Seat"];
            /** Seq */
            seq: number;
        };
        /**
         * PushKey
         * @description The key by which browsers know that a call is ours; null where the site calls none.
         */
        PushKey: {
            /** Key */
            key: string | null;
        };
        /**
         * PuzzleAnswer
         * @description An answer to a puzzle, and what it leads to.
         */
        PuzzleAnswer: {
            /** Behind */
            behind: number;
            /** Error */
            error: number;
            /** Items */
            items: {
                [key: string]: number;
            };
            /** Lead */
            lead: number;
            /** Lead Error */
            lead_error: number;
            /** Reply */
            reply: string[];
            /** Share */
            share: number;
        };
        /**
         * Reply
         * @description An answer to the question of this print. The same key again is the same answer, however often it is sent.
         */
        Reply: {
            key: string;
            question: string;
            reply: string[];
            /** @enum {unknown} */
            type: "reply";
        };
        /**
         * Reported
         * @description The number by which the house finds the report.
         */
        Reported: {
            /** Report */
            report: string;
        };
        /**
         * Restriction
         * @description Somebody who is kept out of a table, or of its chat, and the number by which it is lifted.
         */
        Restriction: {
            /** Id */
            id: number;
            kind: components["schemas"]["RestrictionKind"];
            /** Name */
            name: string;
        };
        /** @enum {string} */
        RestrictionKind: "barred" | "muted";
        /**
         * ResultTally
         * @description Games of one kind with so many players: how many, and how many were won. `bots`: with bots alone.
         */
        ResultTally: {
            /** Bots */
            bots: boolean;
            /** Game */
            game: string;
            /** Games */
            games: number;
            /** Players */
            players: number;
            /** Won */
            won: number;
        };
        /**
         * Review
         * @description A match as it went for one seat.
         */
        Review: {
            /** Doubtful */
            doubtful: number[];
            /** Points */
            points: components["schemas"]["ReviewPoint"][];
            seat: components["schemas"]["Seat"];
        };
        /**
         * ReviewPoint
         * @description How it stood after a step.
         */
        ReviewPoint: {
            /** Error */
            error: number | null;
            /** Luck */
            luck: number | null;
            /** Share */
            share: number;
            /** Step */
            step: number;
        };
        /**
         * Say
         * @description Plain text for everybody at the table; or a greeting, and then the text is what the house says for it.
         */
        Say: {
            /** @default null */
            greeting?: ("alas" | "masterly" | "patience" | "thanks" | "well-fought" | "well-met") | null;
            key: string;
            text: string;
            /** @enum {unknown} */
            type: "say";
        };
        Seat: number;
        /**
         * Seated
         * @description Where one sits.
         */
        Seated: {
            /** Seat */
            seat: number;
            /** Table */
            table: string;
        };
        /**
         * SeatResult
         * @description Who sat there, as the record names them, and how they came out.
         */
        SeatResult: {
            /** Name */
            name: string;
            /** Place */
            place: number;
            /** Points */
            points: number;
        };
        /**
         * SeatState
         * @description A seat at a table: `empty`, a `person`, or a `bot`; of an away person, the bot that plays meanwhile.
         */
        SeatState: {
            /**
             * Absent
             * @default false
             */
            absent?: boolean;
            /** Away */
            away: boolean;
            /** Bot */
            bot: string | null;
            /** Choice */
            choice: string | null;
            /** Free Until */
            free_until?: number | null;
            /** Here */
            here: boolean;
            /**
             * Idle
             * @default false
             */
            idle?: boolean;
            /** Kept */
            kept?: string | null;
            kind: components["schemas"]["Kind"];
            /** Name */
            name: string;
            /** Out At */
            out_at?: number | null;
            /** Player */
            player: string | null;
            /** Portrait */
            portrait?: string | null;
            /** Profile */
            profile?: string | null;
            seat: components["schemas"]["Seat"];
            /**
             * Tips
             * @default 0
             */
            tips?: number;
        };
        /**
         * SessionLine
         * @description A session, as its owner sees it. `seen` is noted once a day.
         */
        SessionLine: {
            /** Created */
            created: number;
            /** Device */
            device: string;
            /** Id */
            id: string;
            /** Seen */
            seen: number;
            /** This */
            this: boolean;
        };
        /**
         * Shared
         * @description Where others see one's page; null: nobody does.
         */
        Shared: {
            /** Profile */
            profile: string | null;
        };
        /**
         * Sharing
         * @description Whether others may see one's page.
         */
        Sharing: {
            /** Shared */
            shared: boolean;
        };
        /**
         * SignedBy
         * @description What a passkey answered, as the browser gives it (`toJSON`).
         */
        SignedBy: {
            /**
             * Bring
             * @default true
             */
            bring?: boolean;
            /** Credential */
            credential: {
                [key: string]: unknown;
            };
        };
        /**
         * Sitting
         * @description A seat to take (any, if none is named), and what the player throws into the shuffle.
         */
        Sitting: {
            /**
             * Entropy
             * @default
             */
            entropy?: string;
            /** Seat */
            seat?: number | null;
        };
        /**
         * Solution
         * @description What a strong bot thinks of a puzzle, and what was played.
         */
        Solution: {
            /** Answers */
            answers: components["schemas"]["PuzzleAnswer"][];
            /** Played */
            played: string[];
            seat: components["schemas"]["Seat"];
            /** Step */
            step: number;
        };
        /**
         * SpectatorRule
         * @description What spectators may do: `talk`, only `watch`, or `none` of it once the game has begun.
         */
        SpectatorRule: {
            spectators: components["schemas"]["Spectators"];
        };
        /** @enum {string} */
        Spectators: "talk" | "watch" | "none";
        /** @enum {string} */
        State: "open" | "playing" | "over" | "ended";
        /**
         * SubscriptionKeys
         * @description What a browser gives to encrypt for it.
         */
        SubscriptionKeys: {
            auth: components["schemas"]["KeyText"];
            p256dh: components["schemas"]["KeyText"];
        };
        /**
         * TableState
         * @description A table, as everybody may see it.
         */
        TableState: {
            clock: components["schemas"]["ClockRules"];
            /** Commitment */
            commitment: string;
            /** Created */
            created: number;
            /** Game */
            game: string;
            /**
             * Hidden
             * @default []
             */
            hidden?: number[];
            /** Host */
            host: string;
            /** Id */
            id: string;
            /** Listed */
            listed: boolean;
            /** Match */
            match: string;
            proposal: components["schemas"]["Proposal"] | null;
            /** Rematch */
            rematch: string | null;
            rematch_by?: components["schemas"]["Seat"] | null;
            /** Rules */
            rules: string;
            /** Seats */
            seats: components["schemas"]["SeatState"][];
            /** Settings */
            settings: {
                [key: string]: string;
            };
            /** @default talk */
            spectators?: components["schemas"]["Spectators"];
            state: components["schemas"]["State"];
        };
        /**
         * TakeBack
         * @description Ask the others to let the seat take back its last reply, and all that came after it.
         */
        TakeBack: {
            key: string;
            seq: number;
            /** @enum {unknown} */
            type: "take-back";
        };
        /**
         * TakenDays
         * @description Days of vacation to be taken from now on.
         */
        TakenDays: {
            /** Days */
            days: number;
        };
        /**
         * TestCalls
         * @description How each went, by the id of a device, `mail` or `webhook`: null, or what went wrong.
         */
        TestCalls: {
            /** Calls */
            calls: {
                [key: string]: string | null;
            };
        };
        /**
         * Ticket
         * @description The code that was mailed counts together with this, where it was asked for.
         */
        Ticket: {
            /** Ticket */
            ticket: string;
        };
        /**
         * Tip
         * @description The best few answers to a question, the best first; none where there is only one way.
         */
        Tip: {
            /** Options */
            options: components["schemas"]["Option"][];
            /** Question */
            question: string;
        };
        /**
         * Toll
         * @description What is to be found: a number below `most` whose PBKDF2-HMAC-SHA256, written in decimal, with this salt and so
         *     many rounds, is `print`. Salt and print are in hex.
         */
        Toll: {
            /** Cost */
            cost: number;
            /** Most */
            most: number;
            /** Print */
            print: string;
            /** Salt */
            salt: string;
        };
        /**
         * Totals
         * @description How many games there are, and how many of them were won. Branches and lessons are not counted.
         */
        Totals: {
            /** Games */
            games: number;
            /** Won */
            won: number;
        };
        Typed: string;
        /**
         * TypedCode
         * @description A mailed code.
         */
        TypedCode: {
            /**
             * Bring
             * @default true
             */
            bring?: boolean;
            code: components["schemas"]["Typed"];
            /** Ticket */
            ticket: string;
        };
        /**
         * TypedRecovery
         * @description A recovery code.
         */
        TypedRecovery: {
            /**
             * Bring
             * @default true
             */
            bring?: boolean;
            code: components["schemas"]["Typed"];
        };
        /**
         * Undo
         * @description Take back the seat's last reply, if nobody has learned anything by it. `seq` is the last step the client has.
         */
        Undo: {
            key: string;
            seq: number;
            /** @enum {unknown} */
            type: "undo";
        };
        /**
         * VacationState
         * @description A player's vacation in this year: how many days are left and taken, how many can still be earned, and until when
         *     they are away, if they are.
         */
        VacationState: {
            /** Left */
            left: number;
            /** Taken */
            taken: number;
            /** To Earn */
            to_earn: number;
            /** Until */
            until?: number | null;
        };
        /**
         * Verdict
         * @description What is wrong with a record: nothing, if it is sound.
         */
        Verdict: {
            /** Faults */
            faults: string[];
            /** Sound */
            sound: boolean;
        };
        /**
         * WantedCalls
         * @description When one's clocks rest, and how one is called.
         */
        WantedCalls: {
            /** @default off */
            mail?: components["schemas"]["MailWish"];
            /**
             * Quiet From
             * @default 0
             */
            quiet_from?: number;
            /**
             * Quiet Hours
             * @default 0
             */
            quiet_hours?: number;
            /**
             * Vacation
             * @default true
             */
            vacation?: boolean;
            /**
             * Webhook
             * @default
             */
            webhook?: string;
            /**
             * Weekends
             * @default false
             */
            weekends?: boolean;
            /**
             * Zone
             * @default
             */
            zone?: string;
        };
        /**
         * WantedLetter
         * @description Where a code and a link are to be mailed, in which language.
         */
        WantedLetter: {
            /** Address */
            address: string;
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language?: "en" | "nl" | "de";
        };
        /**
         * Wish
         * @description What one wants of what the game lets each seat choose before the first card; null leaves it to chance.
         */
        Wish: {
            /** Choice */
            choice: string | null;
        };
        /** @enum {string} */
        WonOrLost: "won" | "lost";
    };
    responses: {
        /** @description Refused: malformed */
        Refused400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: no-session */
        Refused401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: forbidden */
        Refused403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: no-such-table, no-such-record, no-such-place */
        Refused404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: no-such-way */
        Refused405: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: too-slow */
        Refused408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: illegal, stale, key-reused, undo-barred, not-now, full, taken */
        Refused409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: too-long */
        Refused413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: too-many */
        Refused429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: internal */
        Refused500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Refused: newer-rules, unavailable */
        Refused503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountState = components['schemas']['AccountState'];
export type Ack = components['schemas']['Ack'];
export type Against = components['schemas']['Against'];
export type Answer = components['schemas']['Answer'];
export type Ask = components['schemas']['Ask'];
export type Block = components['schemas']['Block'];
export type BotSeat = components['schemas']['BotSeat'];
export type Branch = components['schemas']['Branch'];
export type CallDevice = components['schemas']['CallDevice'];
export type CallState = components['schemas']['CallState'];
export type Changed = components['schemas']['Changed'];
export type Clock = components['schemas']['Clock'];
export type ClockRules = components['schemas']['ClockRules'];
export type Confirm = components['schemas']['Confirm'];
export type Consent = components['schemas']['Consent'];
export type Counsel = components['schemas']['Counsel'];
export type DeviceAdded = components['schemas']['DeviceAdded'];
export type Ended = components['schemas']['Ended'];
export type Entered = components['schemas']['Entered'];
export type Erasure = components['schemas']['Erasure'];
export type Error = components['schemas']['Error'];
export type Favourite = components['schemas']['Favourite'];
export type FinishedGame = components['schemas']['FinishedGame'];
export type FormGame = components['schemas']['FormGame'];
export type FromClient = components['schemas']['FromClient'];
export type Gained = components['schemas']['Gained'];
export type GameChoice = components['schemas']['GameChoice'];
export type GameInfo = components['schemas']['GameInfo'];
export type GameOption = components['schemas']['GameOption'];
export type GamePage = components['schemas']['GamePage'];
export type Goodbye = components['schemas']['Goodbye'];
export type Guest = components['schemas']['Guest'];
export type Hello = components['schemas']['Hello'];
export type Invitation = components['schemas']['Invitation'];
export type Kept = components['schemas']['Kept'];
export type KeyText = components['schemas']['KeyText'];
export type Kind = components['schemas']['Kind'];
export type Lesson = components['schemas']['Lesson'];
export type MailWish = components['schemas']['MailWish'];
export type Me = components['schemas']['Me'];
export type MyTable = components['schemas']['MyTable'];
export type Named = components['schemas']['Named'];
export type NewBlock = components['schemas']['NewBlock'];
export type NewDevice = components['schemas']['NewDevice'];
export type NewReport = components['schemas']['NewReport'];
export type NewTable = components['schemas']['NewTable'];
export type Opened = components['schemas']['Opened'];
export type OpenedLink = components['schemas']['OpenedLink'];
export type Option = components['schemas']['Option'];
export type PasskeyLine = components['schemas']['PasskeyLine'];
export type Ping = components['schemas']['Ping'];
export type PlayOn = components['schemas']['PlayOn'];
export type Pong = components['schemas']['Pong'];
export type Printed = components['schemas']['Printed'];
export type Profile = components['schemas']['Profile'];
export type Proposal = components['schemas']['Proposal'];
export type PushKey = components['schemas']['PushKey'];
export type PuzzleAnswer = components['schemas']['PuzzleAnswer'];
export type Reply = components['schemas']['Reply'];
export type Reported = components['schemas']['Reported'];
export type Restriction = components['schemas']['Restriction'];
export type RestrictionKind = components['schemas']['RestrictionKind'];
export type ResultTally = components['schemas']['ResultTally'];
export type Review = components['schemas']['Review'];
export type ReviewPoint = components['schemas']['ReviewPoint'];
export type Say = components['schemas']['Say'];
export type Seat = components['schemas']['Seat'];
export type Seated = components['schemas']['Seated'];
export type SeatResult = components['schemas']['SeatResult'];
export type SeatState = components['schemas']['SeatState'];
export type SessionLine = components['schemas']['SessionLine'];
export type Shared = components['schemas']['Shared'];
export type Sharing = components['schemas']['Sharing'];
export type SignedBy = components['schemas']['SignedBy'];
export type Sitting = components['schemas']['Sitting'];
export type Solution = components['schemas']['Solution'];
export type SpectatorRule = components['schemas']['SpectatorRule'];
export type Spectators = components['schemas']['Spectators'];
export type State = components['schemas']['State'];
export type SubscriptionKeys = components['schemas']['SubscriptionKeys'];
export type TableState = components['schemas']['TableState'];
export type TakeBack = components['schemas']['TakeBack'];
export type TakenDays = components['schemas']['TakenDays'];
export type TestCalls = components['schemas']['TestCalls'];
export type Ticket = components['schemas']['Ticket'];
export type Tip = components['schemas']['Tip'];
export type Toll = components['schemas']['Toll'];
export type Totals = components['schemas']['Totals'];
export type Typed = components['schemas']['Typed'];
export type TypedCode = components['schemas']['TypedCode'];
export type TypedRecovery = components['schemas']['TypedRecovery'];
export type Undo = components['schemas']['Undo'];
export type VacationState = components['schemas']['VacationState'];
export type Verdict = components['schemas']['Verdict'];
export type WantedCalls = components['schemas']['WantedCalls'];
export type WantedLetter = components['schemas']['WantedLetter'];
export type Wish = components['schemas']['Wish'];
export type WonOrLost = components['schemas']['WonOrLost'];
export type ResponseRefused400 = components['responses']['Refused400'];
export type ResponseRefused401 = components['responses']['Refused401'];
export type ResponseRefused403 = components['responses']['Refused403'];
export type ResponseRefused404 = components['responses']['Refused404'];
export type ResponseRefused405 = components['responses']['Refused405'];
export type ResponseRefused408 = components['responses']['Refused408'];
export type ResponseRefused409 = components['responses']['Refused409'];
export type ResponseRefused413 = components['responses']['Refused413'];
export type ResponseRefused429 = components['responses']['Refused429'];
export type ResponseRefused500 = components['responses']['Refused500'];
export type ResponseRefused503 = components['responses']['Refused503'];
export type $defs = Record<string, never>;
export interface operations {
    account_api_account_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountState"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    keep_passkey_api_account_passkeys_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedBy"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    remove_passkey_api_account_passkeys__passkey__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ask_for_new_api_account_passkeys_options_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    print_codes_api_account_recovery_codes_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Printed"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    push_key_api_calls_key_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushKey"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    unsubscribe_api_calls_unsubscribe__token__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    games_api_games_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameInfo"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    new_guest_api_guests_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guest"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    invitation_api_invitation_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    taught_api_lessons_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Lesson"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    me_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    come_in_api_me_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Named"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    goodbye_api_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    change_api_me_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Changed"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    blocked_api_me_blocks_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    block_api_me_blocks_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBlock"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Block"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    lift_api_me_blocks__block__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    how_called_api_me_calls_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallState"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    change_calls_api_me_calls_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedCalls"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallState"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    add_device_api_me_calls_devices_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDevice"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceAdded"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    remove_device_api_me_calls_devices__device__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                device: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    test_calls_api_me_calls_test_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestCalls"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    erasure_api_me_erasure_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ask_api_me_erasure_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Goodbye"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    take_back_api_me_erasure_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Erasure"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    export_api_me_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/zip": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    games_api_me_games_get: {
        parameters: {
            query?: {
                after?: string;
                against?: components["schemas"]["Against"] | null;
                game?: string | null;
                name?: string;
                players?: number | null;
                result?: components["schemas"]["WonOrLost"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    mine_api_me_profile_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    share_api_me_profile_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sharing"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    mine_api_me_records_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kept"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    listed_api_me_sessions_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionLine"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    end_others_api_me_sessions_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ended"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    end_api_me_sessions__session__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    my_stream_api_me_stream_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    my_tables_api_me_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTable"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    take_vacation_api_me_vacation_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakenDays"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VacationState"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    profile_api_profiles__profile__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                profile: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    listed_api_puzzles_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: number;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    played_on_api_puzzles__game___number__branch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayOn"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    posed_api_puzzles__game___number__reel_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    solved_api_puzzles__game___number__solution_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Solution"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    listed_api_records_get: {
        parameters: {
            query?: {
                before?: number | null;
                game?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kept"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    record_api_records__match__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A match is named as its table. */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    branched_api_records__match__branch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A match is named as its table. */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Branch"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    counselled_api_records__match__counsel_get: {
        parameters: {
            query: {
                seat: number;
                step: number;
            };
            header?: never;
            path: {
                /** @description A match is named as its table. */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counsel"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    whole_api_records__match__reel_get: {
        parameters: {
            query?: {
                view?: string;
            };
            header?: never;
            path: {
                /** @description A match is named as its table. */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    replayed_api_records__match__replay_get: {
        parameters: {
            query?: {
                count?: number;
                first?: number;
                view?: string;
            };
            header?: never;
            path: {
                /** @description A match is named as its table. */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reviewed_api_records__match__review_get: {
        parameters: {
            query: {
                seat: number;
            };
            header?: never;
            path: {
                /** @description A match is named as its table. */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    verified_api_records__match__verify_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A match is named as its table. */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verdict"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    brought_along_api_replays_post: {
        parameters: {
            query?: {
                view?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    counselled_along_api_replays_counsel_post: {
        parameters: {
            query: {
                seat: number;
                step: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counsel"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    reviewed_along_api_replays_review_post: {
        parameters: {
            query: {
                seat: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": string;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    by_code_api_sign_in_code_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedCode"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    by_link_api_sign_in_link_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenedLink"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    send_letter_api_sign_in_mail_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedLetter"];
            };
        };
        responses: {
            /** @description Successful Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    by_passkey_api_sign_in_passkey_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignedBy"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ask_for_known_api_sign_in_passkey_options_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    by_recovery_api_sign_in_recovery_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TypedRecovery"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entered"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    open_tables_api_tables_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableState"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    table_state_api_tables__table__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableState"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    call_off_api_tables__table__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    choose_api_tables__table__choice_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wish"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    end_api_tables__table__end_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    leave_api_tables__table__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    let_go_api_tables__table__let_go_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    hide_api_tables__table__lines__line__hide_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                line: number;
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    mute_api_tables__table__lines__line__mute_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                line: number;
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    messages_api_tables__table__messages_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FromClient"];
            };
        };
        responses: {
            /** @description What came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Answer"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    rematch_api_tables__table__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    report_api_tables__table__reports_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reported"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    restrictions_api_tables__table__restrictions_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Restriction"][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    lift_api_tables__table__restrictions__restriction__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                restriction: number;
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    come_back_api_tables__table__return_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    seat_bot_api_tables__table__seats__seat__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A seat, counted from 0. */
                seat: number;
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BotSeat"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    replace_absent_api_tables__table__seats__seat__replace_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A seat, counted from 0. */
                seat: number;
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    shared_addresses_api_tables__table__shared_addresses_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[][];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    sit_api_tables__table__sit_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sitting"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seated"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    let_spectators_api_tables__table__spectators_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SpectatorRule"];
            };
        };
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    start_api_tables__table__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    stream_api_tables__table__stream_get: {
        parameters: {
            query?: {
                seen?: number;
                stamp?: number;
            };
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    tip_api_tables__table__tip_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A table, as it was named when it was opened. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tip"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
    ask_for_toll_api_toll_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toll"];
                };
            };
            400: components["responses"]["Refused400"];
            401: components["responses"]["Refused401"];
            403: components["responses"]["Refused403"];
            404: components["responses"]["Refused404"];
            405: components["responses"]["Refused405"];
            408: components["responses"]["Refused408"];
            409: components["responses"]["Refused409"];
            413: components["responses"]["Refused413"];
            429: components["responses"]["Refused429"];
            500: components["responses"]["Refused500"];
            503: components["responses"]["Refused503"];
        };
    };
}
