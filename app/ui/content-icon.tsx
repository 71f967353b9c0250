import type { iconSize } from '#themes/scale.ts'
import { Glyph } from './icon.tsx'
import { contentIconNames } from './icon-names.ts'

type ContentIconProps = { name: string; size?: keyof typeof iconSize; className?: string }

const known: ReadonlySet<string> = new Set(contentIconNames)

/** Shows the icon that content names; an unknown name is a star. */
export const ContentIcon = ({ name, size = 24, ...rest }: ContentIconProps) => (
  <Glyph id={`content-${known.has(name) ? name : 'star'}`} size={size} {...rest} />
)
