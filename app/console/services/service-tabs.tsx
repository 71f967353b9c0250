import { Chip } from '../../ui/badge.tsx'
import { Cluster } from '../../ui/layout.tsx'
import { texts } from './texts.ts'

const pages = [
  ['list', '/gestao/consultas'],
  ['day', '/gestao/consultas/dia'],
  ['cases', '/gestao/consultas/processos'],
  ['readers', '/gestao/consultas/contas'],
  ['topics', '/gestao/consultas/temas'],
  ['suggestions', '/gestao/consultas/sugestoes'],
  ['pages', '/gestao/consultas/paginas'],
  ['settings', '/gestao/consultas/dias'],
] as const

/** The ways between the pages of appointments. */
export const ServiceTabs = ({ current }: { current: (typeof pages)[number][0] }) => (
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
