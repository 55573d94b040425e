import { useLoaderData } from '@tanstack/react-router';

/** The words and pictures of the home page. */
export const useHome = () => useLoaderData({ from: '/' });
