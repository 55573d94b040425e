import { inspectActors } from 'inspector/vite';
import { createServer } from 'vite';

const server = await createServer({
  plugins: [inspectActors({ entry: '/src/entry-client.tsx', windowModule: '/scripts/services/inspector-window.ts' })],
  server: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
  // Optimized in advance: a dependency that Vite discovers later would reload the page.
  optimizeDeps: {
    entries: [
      'src/entry-client.tsx',
      'src/routes/**/*.tsx',
      'scripts/services/inspector-window.ts',
      'src/examples/main.tsx',
      'src/desk/main.tsx',
    ],
  },
});
await server.listen();
