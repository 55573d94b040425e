// Starts the function as hosted Supabase does: its worker ends as soon as every call is answered and nothing is left that
// EdgeRuntime keeps alive. It gets no calls any more after half of WALL_CLOCK_SECONDS, and ends then, whatever it does.

const kept = new Set();
let calls = 0;
let server;

function endWhenIdle() {
  if (calls === 0 && kept.size === 0) server?.shutdown().then(() => Deno.exit(0));
}

globalThis.EdgeRuntime = {
  waitUntil(work) {
    kept.add(work);
    work.finally(() => {
      kept.delete(work);
      endWhenIdle();
    });
  },
};

const { serve } = Deno;
Deno.serve = (options, handler) => {
  server = serve(options, (request, info) => {
    calls += 1;
    info.completed.finally(() => {
      calls -= 1;
      endWhenIdle();
    });
    return handler(request, info);
  });
  const half = Number(Deno.env.get('WALL_CLOCK_SECONDS') ?? 0) * 500;
  if (half > 0) {
    setTimeout(() => server.shutdown(), half);
    setTimeout(() => Deno.exit(), 2 * half);
  }
  return server;
};

await import('../../../supabase/functions/send-contact-email/index.ts');
