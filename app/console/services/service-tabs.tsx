import type { Right } from '#contract/team.ts'
import { useRights } from '../owner/use-rights.ts'
import { PageTabs } from '../ui/page-tabs.tsx'
import { texts } from './texts.ts'

/** Each with the right that opens it. */
const pages = [
  ['list', '/gestao/consultas', 'appointments'],
  ['day', '/gestao/consultas/dia', 'appointments'],
  ['cases', '/gestao/consultas/processos', 'cases'],
  ['readers', '/gestao/consultas/contas', 'cases'],
  ['topics', '/gestao/consultas/temas', 'content'],
  ['suggestions', '/gestao/consultas/sugestoes', 'suggestions'],
  ['pages', '/gestao/consultas/paginas', 'content'],
  ['settings', '/gestao/consultas/dias', 'attendance'],
] as const satisfies readonly (readonly [string, string, Right])[]

/** The first of them that is for somebody: the way to what members ask for is not everybody’s (PPL-23). Pure. */
export const firstPageFor = (rights: readonly Right[]): string =>
  pages.find(([, , right]) => rights.includes(right))?.[1] ?? '/gestao'

/** The ways between the pages of appointments. */
export function ServiceTabs({ current }: { current: (typeof pages)[number][0] }) {
  const rights = useRights()
  const open = pages.filter(([, , right]) => rights.includes(right))
  return <PageTabs pages={open} current={current} words={texts.tabs} />
}
