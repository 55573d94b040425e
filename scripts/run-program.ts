import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/** The exit code of a program and its output, stdout and stderr together. */
export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs a program without a terminal. Never rejects: a program that cannot be started has the exit code 127. */
export function runProgram(command: string, args: readonly string[]): Promise<ProgramResult> {
  return new Promise((settle) => {
    let output = '';
    const path = [resolve('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter);
    const program = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined },
    });
    for (const stream of [program.stdout, program.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    program.once('error', (error) => settle({ code: 127, output: `${command}: ${error.message}` }));
    program.once('close', (code) => settle({ code: code ?? 1, output: output.trim() }));
  });
}
