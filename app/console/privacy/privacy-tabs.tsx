import { PageTabs } from '../ui/page-tabs.tsx'
import { texts } from './texts.ts'

const pages = [
  ['open', '/gestao/privacidade'],
  ['done', '/gestao/privacidade?situacao=respondidos'],
  ['prazos', '/gestao/privacidade/prazos'],
] as const

/** The ways between the pages of privacy. */
export const PrivacyTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
  <PageTabs pages={pages} current={current} words={texts.tabs} />
)
