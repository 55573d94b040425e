import { renderToStaticMarkup } from 'react-dom/server';
import { light } from '../styles/palettes.ts';
import { Chart, chartStyle } from './Chart.tsx';
import { dark } from './dark.ts';
import type { ChartLayout } from './layout.ts';

/** The declarations of the colors that a chart uses. */
const colors = ({ text, surface, action, border }: typeof light): string =>
  [
    `--color-text-primary:${text.primary};--color-text-muted:${text.muted}`,
    `--color-surface-page:${surface.page};--color-surface-raised:${surface.raised};--color-surface-sunken:${surface.sunken}`,
    `--color-border-control:${border.control};--color-action-primary:${action.primary}`,
  ].join(';');

/** A chart as an SVG file, with colors for light and dark. */
export function chartFile(layout: ChartLayout, title: string): string {
  const markup = renderToStaticMarkup(
    <Chart title={title} layout={layout} width={layout.width} height={layout.height}>
      <style>
        {`svg{${colors(light)};background:${light.surface.page}}@media (prefers-color-scheme:dark){svg{${colors(dark)};background:${dark.surface.page}}}${chartStyle}`}
      </style>
    </Chart>,
  );
  return `${markup}\n`;
}
