import { useEffect, useState } from 'react';
import { type MachinePath, pathsOf } from './paths.ts';
import type { Recording } from './recording.ts';

interface PathMenuProps {
  machine: string;
  onChoose(recording: Recording): void;
}

/** Plays a journey or a generated path of a machine on its chart. */
export function PathMenu({ machine, onChoose }: PathMenuProps) {
  const [paths, setPaths] = useState<readonly MachinePath[]>([]);
  useEffect(() => {
    let isCurrent = true;
    pathsOf(machine).then((found) => {
      if (isCurrent) setPaths(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [machine]);
  if (paths.length === 0) return null;
  return (
    <select
      aria-label="Play a path"
      value=""
      onChange={({ target }) => {
        const path = paths.find(({ name }) => name === target.value);
        if (path) onChoose(path.record());
      }}
    >
      <option value="">Play a path…</option>
      {paths.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
