/** A saint on the parapet of a bridge, as they stand where two canals meet. */

export const Statue = () => (
  <svg className="saint" viewBox="0 0 316 138" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle className="sun" cx="158" cy="52" r="42" />
    <path className="far" d="M0 104V78h18v-8h10v8h22V62h8v-8h10v8h8v42zM226 104V72h16v-10h12v10h20V82h22v-6h20v28z" />
    <path className="water" d="M0 104h316v34H0z" />
    <path className="ripple" d="M24 118q10-6 20 0t20 0M240 124q10-6 20 0t20 0M96 130q10-6 20 0t20 0" />
    <path className="bridge" d="M40 112c40-10 196-10 236 0v14h-52c-10-16-28-22-66-22s-56 6-66 22H40z" />
    <g className="figure">
      <path className="plinth" d="M138 90h40v5h4v13h-48V95h4z" />
      <circle className="halo" cx="157" cy="27" r="12" />
      <path className="staff" d="M180 90V30c0-10-12-10-12-1 0 5 6 6 8 2" />
      <path className="robe" d="M157 38c-12 1-17 8-18 20l-5 32h46l-6-34c-2-11-6-17-17-18z" />
      <path
        className="sleeve"
        d="M172 48c5 4 9 9 10 16l-8 4c-2-6-5-10-9-13zM142 48c-4 6-6 14-5 22l12 2 2-8-5-1c0-5 1-9 3-13z"
      />
      <path className="fold" d="M150 62l-5 28M160 60v30M168 66l4 24" />
      <circle className="head" cx="157" cy="28" r="8.5" />
      <path className="beard" d="M149.5 30c2 10 13 10 15 0-4 3-11 3-15 0z" />
      <path className="mitre" d="M148 24c0-8 4-14 9-19 5 5 9 11 9 19-6-2-12-2-18 0z" />
    </g>
  </svg>
);
