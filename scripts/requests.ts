import { requestsCommand } from './requests-command.ts';

const { code, output } = await requestsCommand(process.argv.slice(2), { env: process.env, folder: process.cwd() });
(code === 0 ? console.log : console.error)(output);
process.exitCode = code;
