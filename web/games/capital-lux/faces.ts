/** Cards by face: equal ones are equal, and told apart by nothing but their number. */

/** Some of them less: of equal cards only as many as are named. */
export function without(faces: readonly string[], gone: readonly string[]): string[] {
  const left = [...faces];
  for (const face of gone) {
    const place = left.indexOf(face);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}

/** Each with the number of equal ones before it. */
export function numbered<T extends string | number>(faces: readonly T[]): { face: T; copy: number; key: string }[] {
  return faces.map((face, place) => {
    const copy = faces.slice(0, place).filter((other) => other === face).length;
    return { face, copy, key: `${face}.${copy}` };
  });
}
