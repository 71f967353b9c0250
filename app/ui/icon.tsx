import type { iconSize } from '#themes/scale.ts'
import { iconStroke } from '#themes/scale.ts'
import { glyph } from './icon.css.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg'

export type { IconName }

type IconProps = {
  name: IconName
  size?: keyof typeof iconSize
  /** Only when nothing beside it says the same. */
  label?: string
  className?: string
}

/** Shows an outlined icon of one stroke width, in the colour of the text around it. */
export const Icon = ({ name, size = 20, ...rest }: IconProps) => (
  <Glyph id={`ui-${name}`} size={size} {...rest} />
)

type GlyphProps = Omit<IconProps, 'name' | 'size'> & { id: string; size: keyof typeof iconSize }

/** Draws one icon of the sprite, which the browser fetches once: no page carries icons in its script. */
export const Glyph = ({ id, size, label, className }: GlyphProps) => (
  <svg
    className={className ? `${glyph[size]} ${className}` : glyph[size]}
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={iconStroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <use href={`${sprite}#${id}`} />
  </svg>
)
