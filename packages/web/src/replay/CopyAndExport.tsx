import { kiboText } from '@madang/engine';
import { toFragment } from '@madang/protocol/links';
import { useState } from 'react';
import { copyText } from '../app/copy.ts';
import { Icon } from '../app/Icon.tsx';
import { useWords } from '../app/words.ts';
import type { Source } from './replayed-match.ts';
import { replayWords } from './words.ts';

interface CopyLinkProps {
  readonly source: Extract<Source, { kind: 'kibo' }>;
  readonly serverId: string | null;
  readonly ply: () => number;
}

/** Only for whole records: without a seed a match is too long for a link. */
export function CopyLink({ source, serverId, ply }: CopyLinkProps) {
  const words = useWords(replayWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const link =
      serverId === null
        ? `${location.origin}/replay#k=${await toFragment(source.kibo)}&ply=${ply()}`
        : `${location.origin}/replay/${serverId}?ply=${ply()}`;
    if (!(await copyText(link))) return void prompt(words.linkToMove, link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" className="b quiet s" onClick={() => void copy()}>
      <Icon name="link" /> <span>{isCopied ? words.copied : words.linkToMove}</span>
    </button>
  );
}

export function Export({ source, game }: { readonly source: Source; readonly game: string }) {
  const words = useWords(replayWords);
  const text = source.kind === 'kibo' ? kiboText(source.kibo) : `${JSON.stringify(source.logs, null, 1)}\n`;
  const name = source.kind === 'kibo' ? `${game}.kibo.json` : 'kflower_game_logs.json';
  return (
    <a className="b quiet s" download={name} href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}>
      <Icon name="download" /> <span>{words.exported}</span>
    </a>
  );
}
