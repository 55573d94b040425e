import { createServer } from 'vite';
import { inspectActors } from '../inspect-actors.ts';
import { showExamples } from '../show-examples.ts';

const server = await createServer({
  plugins: [inspectActors(), showExamples()],
  server: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
  // Optimized in advance: a dependency that Vite discovers later would reload the page.
  optimizeDeps: {
    entries: ['src/entry-client.tsx', 'src/routes/**/*.tsx', 'src/inspector/main.tsx', 'src/examples/main.tsx'],
    include: ['elkjs/lib/elk.bundled.js'],
  },
});
await server.listen();
