import { PageTabs } from '../ui/page-tabs.tsx'
import { texts } from './texts.ts'

const pages = [
  ['plans', '/gestao/planos'],
  ['subscribers', '/gestao/planos/assinantes'],
  ['months', '/gestao/planos/numeros'],
] as const

/** The ways between the pages of plans. */
export const PlanTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
  <PageTabs pages={pages} current={current} words={texts.tabs} />
)
