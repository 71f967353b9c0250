import { z } from 'zod'

/** What somebody of a station's team looks after. `legal`, `accounting`, `health` and `political` are staff of one area (PPL-22). */
export const teamRoles = [
  'owner',
  'editor',
  'finance',
  'support',
  'legal',
  'accounting',
  'health',
  'political',
] as const
export type TeamRole = (typeof teamRoles)[number]
/** Those that stand beside the one of who answers for the station. */
export type StaffRole = Exclude<TeamRole, 'owner'>
export const teamRoleField = z.enum(teamRoles)

/** Of stations with a union’s services. */
const serviceRoles: readonly TeamRole[] = ['legal', 'accounting', 'health', 'political']

/** The roles that mean something where a station has a union’s services or has not. Pure. */
export const rolesWhere = (unionServices: boolean): readonly TeamRole[] =>
  unionServices ? teamRoles : teamRoles.filter((role) => !serviceRoles.includes(role))

export const teamRoleNames: Readonly<Record<TeamRole, string>> = {
  owner: 'Responsável',
  editor: 'Conteúdo e aparência',
  finance: 'Financeiro',
  support: 'Atendimento',
  legal: 'Jurídico',
  accounting: 'Contábil',
  health: 'Saúde',
  political: 'Formação política',
}

/**
 * The one table of permissions (PPL-22): which roles have a right. Calls of the team name theirs (`endpoint`), pages and the menu ask for
 * the same (`ConsoleArea`). What is sensitive is for the staff of its area alone, owners included, until somebody is named (PPL-23).
 */
export const rights = {
  /** What waits, and the search of the console: each sees of it what their rights open. */
  overview: teamRoles,
  /** The draft of the site: its look, sections and pages, and publishing it. */
  site: ['owner', 'editor'],
  /** What the station is, what it has, its domains, its contact, days of an event. */
  settings: ['owner'],
  /** Activities and who took part, news, events, files, service pages, campaigns, draws. */
  content: ['owner', 'editor'],
  /** Orders, refunds, plans and their subscribers, transfers, vouchers of fuel. */
  sales: ['owner', 'finance'],
  /** Messages to the station, and data of the register that members changed. */
  support: ['owner', 'support'],
  /** Who is here: the list of people and each of them, to be read, and the notes of the team. */
  people: ['owner', 'support'],
  /** What is done with people: data corrected, suspended, tagged, written to a file. */
  membership: ['owner'],
  /** Points given and taken by hand. */
  points: ['owner', 'finance'],
  /** The same points for many at once, which tells how many a filter finds. */
  manyPoints: ['owner'],
  /** What members write in public. */
  moderation: ['owner', 'support'],
  /** The consultancies’ and health’s requests, each kind for its own staff. */
  appointments: ['legal', 'accounting', 'health'],
  /** On which days the station attends. */
  attendance: ['owner', 'legal', 'accounting', 'health'],
  /** Cases of people and whose they are, each area for its own staff. */
  cases: ['legal', 'accounting'],
  /** What members would have the station take up. */
  suggestions: ['political'],
  /** Who looks after the station, and people of partners who redeem. */
  team: ['owner'],
  /** What people ask by the law, and what is deleted because its time is over. */
  privacy: ['owner'],
  /** Who changed what. */
  history: ['owner'],
} as const satisfies Record<string, readonly TeamRole[]>
export type Right = keyof typeof rights
export const rightNames = Object.keys(rights) as Right[]

/** Whether one of these roles has a right. Pure. */
export const haveRight = (roles: readonly TeamRole[], right: Right): boolean =>
  roles.some((role) => (rights[right] as readonly TeamRole[]).includes(role))

/** The rights of somebody with these roles. Pure. */
export const rightsOf = (roles: readonly TeamRole[]): Right[] =>
  rightNames.filter((right) => haveRight(roles, right))

/** How a right stands in a user's `permissions` (ACC-21). */
const prefix = 'manage:'
export const toPermissions = (roles: readonly TeamRole[]): string[] =>
  roles.length > 0 ? ['manage_station', ...rightsOf(roles).map((right) => `${prefix}${right}`)] : []
export const fromPermissions = (permissions: readonly string[]): Right[] =>
  rightNames.filter((right) => permissions.includes(`${prefix}${right}`))
