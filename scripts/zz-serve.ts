import { startSite } from './services/site.ts';
const [dist = '', port = '0'] = process.argv.slice(2);
const site = await startSite({ dist, port: Number(port) });
console.log(site.port);
