import type { SectionContent } from '#contract/sections/content.ts'
import { pictureSource } from '../../station/picture-source.ts'
import * as css from './sections.css.ts'

type Shown = Pick<SectionContent, 'type' | 'backgroundImage' | 'items'>

/** What tells a section of the list from the others: its first picture, or how its type is laid out. */
export function SectionThumb({ section }: { section: Shown }) {
  const image = section.items.find((item) => item.image)?.image ?? section.backgroundImage
  if (image) {
    const { position, treatment: _, ...source } = pictureSource(image, { sizes: '6rem' })
    return (
      <img className={css.thumb} {...source} style={{ objectPosition: position }} alt="" loading="lazy" />
    )
  }
  return <SectionSketch typeId={section.type} />
}

type Box = readonly [x: number, y: number, width: number, height: number]
const lines = (x: number, y: number, width: number): Box[] => [
  [x, y, width, 4],
  [x, y + 8, width * 0.7, 3],
]
const card = (x: number, width: number): Box[] => [
  [x, 18, width, 18],
  [x, 40, width * 0.8, 3],
]
/** Where pictures and lines stand in a section of a type, on a ground of 96 by 54. */
const sketches: Readonly<Record<number, readonly Box[]>> = {
  1: [...lines(8, 6, 34), ...card(8, 24), ...card(36, 24), ...card(64, 24)],
  2: [[8, 10, 36, 34], ...lines(52, 16, 36), ...lines(52, 32, 30)],
  3: [...lines(8, 6, 34), ...card(8, 34), ...card(46, 34), ...card(84, 12)],
  4: [
    [28, 14, 40, 5],
    [18, 24, 60, 3],
    [24, 31, 48, 3],
    [38, 39, 20, 8],
  ],
  5: [...lines(8, 6, 34), ...card(8, 18), ...card(30, 18), ...card(52, 18), ...card(74, 18)],
  6: [...lines(8, 14, 40), [8, 34, 18, 8], [30, 34, 18, 8], [64, 6, 20, 42]],
  7: [
    [8, 8, 24, 38],
    [36, 8, 24, 38],
    [64, 8, 24, 38],
  ],
  8: [...lines(8, 10, 28), [44, 8, 44, 8], [44, 20, 44, 8], [44, 32, 44, 12]],
  9: [[8, 6, 80, 42]],
}

/** How a type of section is laid out, in a few lines. */
export const SectionSketch = ({ typeId, className = css.thumb }: { typeId: number; className?: string }) => (
  <svg className={className} viewBox="0 0 96 54" aria-hidden="true">
    {(sketches[typeId] ?? []).map(([x, y, width, height]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" className={css.sketched} />
    ))}
  </svg>
)
