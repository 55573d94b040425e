// Starts the function as hosted Supabase does: as soon as every call is answered and nothing is left that EdgeRuntime keeps
// alive, its worker ends.

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
  return server;
};

await import('../../../supabase/functions/send-contact-email/index.ts');
