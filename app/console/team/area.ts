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
    'team.codes-on': history.codesOn,
    'team.codes-off': history.codesOff,
    'team.codes-renew': history.codesRenew,
    'team.codes-reset': history.codesReset,
    'team.codes-want': history.codesWant,
    'team.codes-let': history.codesLet,
  },
  parts: {
    team: { differences, href: (id) => `/gestao/equipe/${id}` },
    'team-codes': { href: () => '/gestao/equipe' },
    'team-invitation': { differences, href: () => '/gestao/equipe' },
  },
}

/** The stations that the same person looks after (PPL-25). */
export const ownStations: ConsoleArea = {
  nav: { group: 'settings', href: '/gestao/estacoes', label: texts.stations.title, icon: 'external' },
}
