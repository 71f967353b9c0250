import { PageTabs } from '../ui/page-tabs.tsx'
import { texts } from './texts.ts'

const pages = [
  ['list', '/gestao/pedidos'],
  ['day', '/gestao/pedidos/dia'],
  ['books', '/gestao/pedidos/conciliacao'],
] as const

/** The ways between the pages of orders. */
export const OrderTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
  <PageTabs pages={pages} current={current} words={texts.tabs} />
)
