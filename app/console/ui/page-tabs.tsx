import { Chip } from '../../ui/badge.tsx'
import { Cluster } from '../../ui/layout.tsx'

type Props<Name extends string> = {
  /** Each by its name, with its address. */
  pages: readonly (readonly [name: Name, href: string, ...rest: unknown[]])[]
  current: Name
  /** The name of each page, and what they are together, for the landmark. */
  words: Readonly<Record<Name | 'label', string>>
}

/** The ways between the pages of an area, as links. */
export const PageTabs = <Name extends string>({ pages, current, words }: Props<Name>) => (
  <nav aria-label={words.label}>
    <Cluster gap={8}>
      {pages.map(([name, href]) => (
        <Chip key={name} href={href} current={name === current}>
          {words[name]}
        </Chip>
      ))}
    </Cluster>
  </nav>
)
