const COLUMNS = 80;
const CELL = { width: 9, height: 19, baseline: 14 } as const;
const MARGIN = { side: 18, top: 40, bottom: 16 } as const;
const FONT = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace";

// Dark, so that it looks the same on light and dark pages.
const PAPER = '#1b1e28';
const INK = '#d5dae6';
const BUTTONS = ['#ff6b60', '#f7c04a', '#5cc86a'];

interface Style {
  readonly colour: string;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly inverse: boolean;
  readonly underline: boolean;
}
const PLAIN: Style = { colour: INK, bold: false, dim: false, inverse: false, underline: false };

/** Styles by the numbers of their escape sequences. */
const CHANGES: Readonly<Record<string, Partial<Style>>> = {
  ...{ 1: { bold: true }, 2: { dim: true }, 4: { underline: true }, 7: { inverse: true } },
  ...{ 22: { bold: false, dim: false }, 24: { underline: false }, 27: { inverse: false } },
  ...{ 31: { colour: '#ff8a80' }, 32: { colour: '#93d38b' }, 33: { colour: '#f2cc60' }, 34: { colour: '#82b4ff' } },
  ...{ 35: { colour: '#d7a6ff' }, 36: { colour: '#6fd6e0' }, 39: { colour: INK }, 90: { colour: '#7d8596' } },
};
const ESCAPE = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`);

/** A screen of the terminal, with its colours, as SVG. Every character takes one column. */
export function terminalSvg(lines: readonly string[], label: string): string {
  const width = COLUMNS * CELL.width + 2 * MARGIN.side;
  const height = lines.length * CELL.height + MARGIN.top + MARGIN.bottom;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`,
    `  font-family="${FONT}" font-size="15" role="img" aria-label="${escaped(label)}">`,
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="${PAPER}" stroke="#6b7387"/>`,
    ...BUTTONS.map((fill, i) => `<circle cx="${22 + 20 * i}" cy="20" r="6" fill="${fill}"/>`),
    ...lines.flatMap((line, row) => drawLine(line, MARGIN.top + row * CELL.height)),
    '</svg>\n',
  ].join('\n');
}

function drawLine(line: string, top: number): readonly string[] {
  let style = PLAIN;
  let left: number = MARGIN.side;
  return line.split(ESCAPE).flatMap((part, i) => {
    if (i % 2 === 1) {
      style = { ...style, ...CHANGES[part] };
      return [];
    }
    const drawn = drawRun(part, left, top, style);
    left += part.length * CELL.width;
    return drawn;
  });
}

/** Splits a run of one style into words and single symbols. */
function drawRun(run: string, left: number, top: number, style: Style): readonly string[] {
  const width = run.length * CELL.width;
  if (width === 0) return [];
  const ink = style.inverse ? PAPER : style.colour;
  const attributes = `${style.bold ? ' font-weight="bold"' : ''}${style.dim ? ' opacity=".6"' : ''}`;
  return [
    ...(style.inverse ? [`<rect x="${left}" y="${top}" width="${width}" height="${CELL.height}" fill="${INK}"/>`] : []),
    ...Array.from(run.matchAll(/[!-~]+(?: [!-~]+)*|[^ -~]/g), ({ 0: piece, index }) =>
      drawPiece(piece, left + index * CELL.width, top, `${attributes} `, ink),
    ),
    ...(style.underline ? [`<path d="M${left} ${top + 17.5}h${width}" stroke="${ink}"/>`] : []),
  ];
}

function drawPiece(piece: string, left: number, top: number, attributes: string, ink: string): string {
  const frame = LIGHT[piece] ?? HEAVY[piece];
  const thickness = piece in HEAVY ? 2.4 : 1.2;
  if (frame)
    return `<path d="M${left} ${top}${frame}"${attributes}stroke="${ink}" stroke-width="${thickness}" fill="none"/>`;
  const text = (x: number, how: string): string =>
    `<text x="${x}" y="${top + CELL.baseline}" ${how}${attributes}fill="${ink}">${escaped(piece)}</text>`;
  // Centred in its cell, or stretched to its cells, whatever font the reader has.
  if (piece > '~') return text(left + CELL.width / 2, 'text-anchor="middle"');
  return text(left, `textLength="${piece.length * CELL.width}" lengthAdjust="spacingAndGlyphs"`);
}

/** Box-drawing characters as lines, because most fonts leave gaps. From the upper left corner of the cell. */
const LIGHT: Readonly<Record<string, string>> = {
  ...{ '─': 'm0 9.5h9', '│': 'm4.5 0v19' },
  ...{ '╭': 'm9 9.5q-4.5 0-4.5 5v4.5', '╮': 'm0 9.5q4.5 0 4.5 5v4.5' },
  ...{ '╰': 'm4.5 0v4.5q0 5 4.5 5', '╯': 'm4.5 0v4.5q0 5-4.5 5' },
};
const HEAVY: Readonly<Record<string, string>> = {
  ...{ '━': 'm0 9.5h9', '┃': 'm4.5 0v19' },
  ...{ '┏': 'm9 9.5h-4.5v9.5', '┓': 'm0 9.5h4.5v9.5', '┗': 'm4.5 0v9.5h4.5', '┛': 'm4.5 0v9.5h-4.5' },
};

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
