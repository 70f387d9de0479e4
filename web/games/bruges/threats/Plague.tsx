/** The plague: the doctor with the beak, a lantern in his hand, in a street that has shut its doors. */
import "./plague.css";

export const Plague = () => (
  <svg className="threat-scene plague" viewBox="0 0 316 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle className="moon" cx="258" cy="30" r="17" />
    <g className="walls">
      <path d="M0 138V34h42v-8h14v8h22v104z" />
      <path d="M238 138V58h78v80z" />
    </g>
    <path className="door" d="M20 138V86a16 16 0 0 1 32 0v52zM258 138V92a17 17 0 0 1 34 0v46z" />
    <path className="cross" d="M31 94l11 11m0-11l-11 11M269 102l12 12m0-12l-12 12" />
    <circle className="light" cx="104" cy="86" r="46" />
    <g className="doctor">
      <path className="cloak" d="M128 138c2-34 10-58 32-62 22 4 34 28 40 62z" />
      <path className="fold" d="M160 84v54M146 100l-6 38M176 100l10 38" />
      <path className="arm" d="M138 98c-10 2-20 0-28-8l4-6c8 6 16 6 26 2z" />
      <path className="mask" d="M146 48c8-6 26-6 32 2 3 10 1 20-6 26-8 4-18 3-22-3-12 2-30 8-42 16 4-16 18-32 36-38z" />
      <circle className="glass" cx="158" cy="57" r="6.5" />
      <path className="seam" d="M116 82c10-8 20-12 32-14" />
      <path className="brim" d="M126 47c12-7 60-7 72 0 4 4 0 6-6 6-18-5-42-5-60 0-6 0-10-2-6-6z" />
      <path className="crown" d="M142 45c0-14 2-24 6-28 8-3 20-3 28 0 4 4 6 14 6 28-12-4-28-4-40 0z" />
      <path className="band" d="M142 45v-8c12-4 28-4 40 0v8c-12-4-28-4-40 0z" />
    </g>
    <g className="lantern">
      <path className="ring" d="M104 88v6" />
      <path className="frame" d="M94 94h20l3 6v22H91v-22z" />
      <path className="flame" d="M104 104c4 4 5 8 3 12-1 2-5 2-6 0-2-4-1-8 3-12z" />
    </g>
  </svg>
);
