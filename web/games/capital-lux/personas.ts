/** Who bots may be in Capital Lux, as the server has them. */
export const personas = ["patron", "schemer", "gambler"] as const;
