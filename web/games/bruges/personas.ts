/** Who bots may be in Bruges, as the server has them. */
export const personas = ["builder", "recruiter", "digger"] as const;
