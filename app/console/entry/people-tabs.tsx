import { useRights } from '../owner/use-rights.ts'
import { PageTabs } from '../ui/page-tabs.tsx'
import { texts } from './texts.ts'

const pages = [
  ['pessoas', '/gestao/pessoas', 'people'],
  ['aprovacao', '/gestao/pessoas/aprovacao', 'people'],
  ['entrada', '/gestao/pessoas/entrada', 'membership'],
  ['lista', '/gestao/pessoas/lista', 'membership'],
  ['campos', '/gestao/pessoas/campos', 'membership'],
] as const

/** The ways between the pages about people, of those that the reader may open. */
export function PeopleTabs({ current }: { current: (typeof pages)[number][0] }) {
  const rights = useRights()
  return (
    <PageTabs
      pages={pages.filter(([, , right]) => rights.includes(right))}
      current={current}
      words={texts.tabs}
    />
  )
}
