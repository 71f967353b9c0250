import { teamRoleNames } from '#contract/team.ts'
import type { ConsoleArea } from '../console-area.ts'
import type { Difference } from '../fields/differences.ts'
import { texts } from './texts.ts'

const { history } = texts

const names = (side: unknown): string => {
  const roles = (side as { roles?: unknown } | null)?.roles
  if (!Array.isArray(roles)) return ''
  return roles.map((role) => teamRoleNames[role as keyof typeof teamRoleNames] ?? '').join(', ')
}

function differences(before: unknown, after: unknown): Difference[] {
  const [from, to] = [names(before), names(after)]
  return from === to ? [] : [{ label: history.roles, theirs: from, mine: to }]
}

/** Who looks after the station (PPL-24). */
export const team: ConsoleArea = {
  nav: { group: 'settings', href: '/gestao/equipe', label: texts.title, icon: 'users' },
  audit: {
    'team.invite': history.invite,
    'team.withdraw': history.withdraw,
    'team.accept': history.accept,
    'team.change': history.change,
    'team.end': history.end,
    'team.login': history.login,
  },
  parts: {
    team: { differences, href: (id) => `/gestao/equipe/${id}` },
    'team-invitation': { differences, href: () => '/gestao/equipe' },
  },
}
