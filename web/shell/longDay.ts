/** A day as one reads it aloud: with its weekday, month and year. */
export function longDay(language: string, seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString(language === "en" ? "en-GB" : language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}
