import { Chip } from '../../../ui/badge.tsx'
import { Cluster } from '../../../ui/layout.tsx'
import { texts } from './texts.ts'

const pages = [
  ['audit', '/gestao/historico'],
  ['versions', '/gestao/historico/versoes'],
] as const

/** The ways between the pages of the history. */
export const HistoryTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
  <nav aria-label={texts.tabs.label}>
    <Cluster gap={8}>
      {pages.map(([name, href]) => (
        <Chip key={name} href={href} current={name === current}>
          {texts.tabs[name]}
        </Chip>
      ))}
    </Cluster>
  </nav>
)
