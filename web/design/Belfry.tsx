/** The belfry: two square stages, four turrets, an octagon with its crown. */
export function Belfry({ x, width: w, height }: { x: number; width: number; height: number }) {
  const y = (share: number) => height - height * share;
  const stage = (inset: number, from: number, to: number) =>
    `M${x + w * inset} ${y(from)}V${y(to)}H${x + w * (1 - inset)}V${y(from)}Z`;
  const spike = (at: number, from: number, base: number, to: number) =>
    `M${x + w * at} ${y(from)}l${(w * base) / 2} ${-height * (to - from)}l${(w * base) / 2} ${height * (to - from)}Z`;
  const arch = (at: number, from: number, share: number, tall: number) =>
    `M${x + w * at} ${y(from)}v${-height * tall}a${(w * share) / 2} ${(w * share) / 2} 0 0 1 ${w * share} 0v${height * tall}Z`;
  const spikes = [
    spike(0, 0.42, 0.13, 0.5),
    spike(0.87, 0.42, 0.13, 0.5),
    spike(0.07, 0.66, 0.12, 0.74),
    spike(0.81, 0.66, 0.12, 0.74),
    spike(0.24, 0.9, 0.52, 0.99),
  ];
  const openings = [
    ...[0.16, 0.43, 0.7].flatMap((at) => [arch(at, 0.1, 0.14, 0.14), arch(at, 0.46, 0.14, 0.12)]),
    ...[0.34, 0.54].map((at) => arch(at, 0.69, 0.12, 0.1)),
  ];
  const middle = x + w / 2;
  return (
    <>
      <path d={stage(0, 0, 0.42)} fill="#8a5238" />
      <path d={stage(0.07, 0.42, 0.66)} fill="#9a6143" />
      <path d={stage(0.24, 0.66, 0.9)} fill="#a97450" />
      <path d={spikes.join("")} fill="#4d5d63" />
      <path d={openings.join("")} fill="#2b1c16" opacity={0.68} />
      <circle cx={middle} cy={y(0.345)} r={w * 0.13} fill="#ead9ae" stroke="#5b4632" strokeWidth={w / 50} />
      <path d={`M${middle} ${y(0.345)}v${-w * 0.09}m0 ${w * 0.09}h${w * 0.06}`} stroke="#2b1c16" strokeWidth={w / 45} />
    </>
  );
}
