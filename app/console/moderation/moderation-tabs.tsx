import { PageTabs } from '../ui/page-tabs.tsx'
import { texts } from './texts.ts'

const pages = [
  ['waiting', '/gestao/comentarios'],
  ['hidden', '/gestao/comentarios?lista=ocultos'],
  ['people', '/gestao/comentarios/pessoas'],
  ['words', '/gestao/comentarios/palavras'],
] as const

/** The ways between the pages of comments. */
export const ModerationTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
  <PageTabs pages={pages} current={current} words={texts.tabs} />
)
