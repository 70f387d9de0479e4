/** The text of a rule. */
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../design/Icon.js";
import { useWords } from "../words/Speaking.js";
import { bitsOf, blocksOf, cellsOf, type TextBlock } from "./ruleText.js";

interface TextProps {
  text: string;
  /** Where the title of another section leads, if not to its place on this page. */
  onSection?: (id: string) => void;
}

export const Text = ({ text, onSection }: TextProps) =>
  blocksOf(text).map((block) => <Part key={block.lines.join("\n")} block={block} onSection={onSection} />);

function Part({ block: { kind, lines }, onSection }: { block: TextBlock; onSection: TextProps["onSection"] }) {
  const words = useWords();
  const line = (said: string) => <Line line={said} onSection={onSection} />;
  const items = () => lines.map((said) => <li key={said}>{line(said)}</li>);
  switch (kind) {
    case "list":
      return <ul>{items()}</ul>;
    case "numbered":
      return <ol>{items()}</ol>;
    case "table":
      return <Table rows={lines} line={line} />;
    case "example":
      return (
        <p className="example">
          <b>{words("rules-example")}</b> {lines.map(line)}
        </p>
      );
    case "silent":
    case "against":
    case "outside":
    case "reconstructed":
      return (
        <div className={`ours ${kind}`}>
          <p className="mark">
            <Icon name="quill" /> {words(`rules-${kind}`)}
          </p>
          {lines.length > 1 ? <ul>{items()}</ul> : lines.map((said) => <p key={said}>{line(said)}</p>)}
        </div>
      );
    default:
      return <p>{lines.map(line)}</p>;
  }
}

function Table({ rows: [head = "", ...rows], line }: { rows: readonly string[]; line: (said: string) => ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {cellsOf(head).map((cell) => (
            <th key={cell} scope="col">
              {line(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            {cellsOf(row).map((cell, place) =>
              place === 0 ? (
                <th key={cell} scope="row">
                  {line(cell)}
                </th>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cells of a row may say the same
                <td key={place}>{line(cell)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, onSection }: { line: string; onSection: TextProps["onSection"] }) {
  const words = useWords();
  return bitsOf(line).map((bit, place) => {
    if (typeof bit === "string") return bit;
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the bits of a line keep their places
    if ("stressed" in bit) return <strong key={place}>{bit.stressed}</strong>;
    const title = words(`rule-${bit.section}`);
    const turn = (event: MouseEvent) => {
      if (!onSection) return;
      event.preventDefault();
      onSection(bit.section);
    };
    return (
      <a key={place} href={`#${bit.section}`} onClick={turn}>
        {title}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: to here
  });
}
