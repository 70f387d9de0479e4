# Les 165 personnages de Bruges en français. Il n'y a encore que les noms.

## Saltimbanques

card-acrobat = Acrobate
card-bard = Barde
card-juggler = Jongleur
card-minstrel = Ménestrel
card-dancer = Danseuse
card-powderman = Artificier
card-piper = Cornemuseur
card-drummer = Joueuse de tambour
card-fiddler = Joueuse de vièle
card-hurdy_gurdy_player = Vielleuse
card-fire_eater = Cracheur de feu
card-jester = Bouffon
card-stilt_walker = Échassière
card-puppeteer = Marionnettiste
card-storyteller = Conteuse

## Château

card-coachman = Cocher
card-messenger = Messager
card-town_crier = Crieur public
card-scribe = Scribe
card-groom = Palefrenier
card-servant = Serviteur
card-lady_in_waiting = Dame de compagnie
card-porter = Portier
card-falconer = Fauconnière
card-herald = Héraut d'armes
card-chambermaid = Femme de chambre
card-seneschal = Sénéchal
card-butler = Maître d'hôtel
card-castellan = Châtelaine
card-majordomo = Majordome

## Artisans

card-coal_miner = Charbonnier
card-mason = Maçon
card-miller = Meunier
card-shoemaker = Cordonnier
card-vintner = Vigneron
card-saddler = Sellier
card-tailor = Tailleur
card-architect = Architecte
card-weaver = Tisserande
card-carpenter = Charpentier
card-brewster = Brasseuse
card-blacksmith = Forgeron
card-plasterer = Stucateur
card-fountain_builder = Fontainier
card-master_builder = Maître d'œuvre

## Fonctionnaires

card-councilman = Conseiller
card-councillor = Conseillère
card-alderman = Échevin
card-tax_collector = Percepteur
card-registrar = Greffier
card-rentmaster = Receveur
card-city_surveyor = Arpenteur
card-city_treasurer = Trésorière
card-notary = Notaire
card-judge = Juge
card-toll_keeper = Péagère
card-mayor = Bourgmestre
card-dean_of_the_guilds = Doyen des métiers
card-archivist = Archiviste
card-chancellor = Chancelier

## Clergé

card-vicar = Vicaire
card-deacon = Diacre
card-canon = Chanoine
card-chaplain = Chapelain
card-beguine = Béguine
card-abbess = Abbesse
card-pilgrim = Pèlerine
card-almoner = Aumônière
card-prioress = Prieure
card-sacristan = Sacristain
card-preacher = Prédicateur
card-confessor = Confesseur
card-bishop = Évêque
card-cardinal = Cardinal
card-provost = Prévôt

## Marchands

card-cloth_merchant = Drapier
card-dye_trader = Marchande de teintures
card-spice_merchant = Marchande d'épices
card-fishmonger = Poissonnière
card-fur_trader = Pelletier
card-shopkeeper = Boutiquier
card-moneylender = Prêteur
card-auctioneer = Crieur des enchères
card-broker = Courtière
card-accountant = Comptable
card-market_woman = Marchande de légumes
card-banker = Banquier
card-money_changer = Changeuse
card-hanse_merchant = Marchand hanséate
card-shipowner = Armatrice

## Noblesse

card-prince = Prince
card-queen = Reine
card-princess = Princesse
card-baroness = Baronne
card-marquise = Marquise
card-countess = Comtesse
card-viscount = Vicomte
card-duke = Duc
card-duchess = Duchesse
card-king = Roi
card-squire = Écuyer
card-earl = Comte
card-baron = Baron
card-dowager = Douairière
card-stadtholder = Stathouder

## Protecteurs

card-fire_warden = Garde du feu
card-dyke_warden = Maître des digues
card-plague_nurse = Soignante des pestiférés
card-crossbow_archer = Arbalétrier
card-bodyguard = Garde du corps
card-knight = Chevalier
card-jailor = Geôlier
card-sergeant = Sergent
card-captain_of_the_guard = Capitaine de la garde
card-physician = Femme médecin
card-guard = Garde
card-shield_bearer = Porte-bouclier
card-watchtower_keeper = Guetteuse
card-militia_captain = Capitaine de milice
card-constable = Connétable

## Savants

card-mathematician = Mathématicienne
card-alchemist = Alchimiste
card-herbalist = Herboriste
card-philosopher = Philosophe
card-cartographer = Cartographe
card-astrologer = Astrologue
card-translator = Traductrice
card-librarian = Bibliothécaire
card-lawyer = Avocat
card-inventor = Inventeur
card-astronomer = Astronome
card-engineer = Ingénieur
card-geographer = Géographe
card-tutor = Préceptrice
card-student = Étudiant

## Bas-fonds

card-troublemaker = Fauteur de troubles
card-beggar = Mendiant
card-thief = Voleur
card-rumour_monger = Colporteur de rumeurs
card-arsonist = Incendiaire
card-pickpocket = Pickpocket
card-smuggler = Contrebandière
card-blackmailer = Maître chanteur
card-gambler = Joueuse de dés
card-highwayman = Bandit de grand chemin
card-poacher = Braconnier
card-counterfeiter = Faux-monnayeur
card-informant = Informatrice
card-vagabond = Vagabond
card-gang_leader = Cheffe de bande

## Artistes

card-carpet_maker = Tapissier
card-poet = Poétesse
card-organ_builder = Facteur d'orgues
card-illuminator = Enlumineuse
card-calligrapher = Calligraphe
card-painter = Peintre
card-glass_painter = Peintre verrière
card-woodcarver = Sculptrice sur bois
card-goldsmith = Orfèvre
card-embroiderer = Brodeuse
card-lacemaker = Dentellière
card-composer = Compositrice
card-portraitist = Portraitiste
card-engraver = Graveur
card-court_painter = Peintre de cour
