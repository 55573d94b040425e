import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageData, pageDataId } from './page-data.ts';

const root = document.documentElement;
const load = vi.fn(async () => 'imported');
const respond = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', respond);
  root.dataset.ready = '';
  root.dataset.content = '1a2b3c4d';
});

afterEach(() => {
  vi.clearAllMocks();
  document.body.replaceChildren();
  delete root.dataset.ready;
  delete root.dataset.content;
});

describe('the content of a page', () => {
  it('is in the document that was prerendered for it', async () => {
    document.body.innerHTML = `<script type="application/json" id="${pageDataId}" data-path="/terms">"found"</script>`;
    expect(await pageData('/terms/', load)).toBe('found');
    expect(respond).not.toHaveBeenCalled();
  });

  it('is fetched after client-side navigation', async () => {
    respond.mockResolvedValue(Response.json('fetched'));
    expect(await pageData('/eye-hub/conditions/glaucoma', load)).toBe('fetched');
    expect(respond).toHaveBeenCalledWith('/assets/page.eye-hub.conditions.glaucoma-1a2b3c4d.json');
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['is missing', () => Promise.resolve(new Response('<h1>Not Found</h1>', { status: 404 }))],
    ['is another page', () => Promise.resolve(new Response('<h1>Sign in</h1>'))],
    ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is imported when its file %s', async (_what, response) => {
    respond.mockImplementation(response);
    expect(await pageData('/terms', load)).toBe('imported');
  });

  it('is imported for the first page, whose address may not be known', async () => {
    delete root.dataset.ready;
    expect(await pageData('/services/unknown', load)).toBe('imported');
    expect(respond).not.toHaveBeenCalled();
  });
});
