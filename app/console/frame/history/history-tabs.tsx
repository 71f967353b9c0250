import { PageTabs } from '../../ui/page-tabs.tsx'
import { texts } from './texts.ts'

const pages = [
  ['audit', '/gestao/historico'],
  ['versions', '/gestao/historico/versoes'],
] as const

/** The ways between the pages of the history. */
export const HistoryTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
  <PageTabs pages={pages} current={current} words={texts.tabs} />
)
