/** Who bots may be in Flandern 1302, as the server has them. */
export const personas = ["hawk", "homebody", "pioneer"] as const;
