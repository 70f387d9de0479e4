/** "+3.1", as the language writes it; with a true minus. */
export const signedPoints = (language: string, points: number): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(points)
    .replace("-", "−");
