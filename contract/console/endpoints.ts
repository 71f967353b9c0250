import { z } from 'zod'
import { endpoint, idParam } from '../endpoint.ts'
import { logoUpload, sitePreviewSchema } from '../site/builder/endpoints.ts'
import { siteLogoSchema } from '../site/builder/schemas.ts'
import { auditPersonSchema, auditQuerySchema } from './audit.ts'
import {
  auditLineSchema,
  changedSiteSchema,
  clockChangeSchema,
  eventWindowSchema,
  managedSiteSchema,
  noteField,
  ownDomainInput,
  ownDomainSchema,
  rateChangeSchema,
  siteChangeSchema,
  siteVersionSchema,
  switchedOffSchema,
  todaySchema,
  waitingSchema,
} from './schemas.ts'

const team = { access: 'team', right: 'site', tag: 'management' } as const
const domain = z.string().min(1).max(253)

export const getManagedSite = endpoint({
  ...team,
  method: 'get',
  path: '/management/site',
  summary: 'The draft that the owners of the station share',
  answer: managedSiteSchema,
})

export const getWaiting = endpoint({
  ...team,
  right: 'overview',
  method: 'get',
  path: '/management/waiting',
  summary: 'What waits for whoever looks after the station, with how many of each (PPL-01)',
  answer: waitingSchema,
})

export const getToday = endpoint({
  ...team,
  right: 'overview',
  method: 'get',
  path: '/management/today',
  summary: 'How the station does, and how far a new one came',
  answer: todaySchema,
})

export const changeManagedSite = endpoint({
  ...team,
  method: 'put',
  path: '/management/site',
  summary: 'Change one part of the draft; a part that somebody changed meanwhile is a conflict',
  body: siteChangeSchema,
  /** Of the form that adds a part. */
  idempotent: true,
  answer: changedSiteSchema,
})

export const getClockChange = endpoint({
  ...team,
  method: 'get',
  path: '/management/site/clock',
  summary: 'What the time zone of the draft moves once it is published (GAP-122)',
  answer: clockChangeSchema,
})

export const getRateChange = endpoint({
  ...team,
  method: 'get',
  path: '/management/site/rate',
  summary: 'Whose points another multiplier of the draft touches once it is published (TEN-07)',
  answer: rateChangeSchema,
})

export const getSwitchedOff = endpoint({
  ...team,
  method: 'get',
  path: '/management/site/switches',
  summary: 'What plans of people lose once the draft is published (GAP-120)',
  answer: z.array(switchedOffSchema),
})

export const previewManagedSite = endpoint({
  ...team,
  method: 'get',
  path: '/management/site/preview',
  summary: 'The draft as its landing page would show it, with a brand that is only tried',
  query: z.object({
    primary: z.string().max(40).optional(),
    accent: z.string().max(40).optional(),
    footer: z.string().max(40).optional(),
    /** `on`: the footer is made of the highlight colour, whatever `footer` says. */
    footerFollows: z.string().max(3).optional(),
    font: z.string().max(40).optional(),
    corner: z.string().max(20).optional(),
    layout: z.string().max(20).optional(),
    display: z.string().max(20).optional(),
    line: z.string().max(20).optional(),
    logoPlate: z.string().max(20).optional(),
  }),
  answer: sitePreviewSchema,
})

export const tryManagedSite = endpoint({
  ...team,
  method: 'post',
  path: '/management/site/preview',
  summary: 'The same with a change that somebody is typing; nothing is written',
  body: siteChangeSchema,
  answer: sitePreviewSchema,
})

export const publishSite = endpoint({
  ...team,
  method: 'post',
  path: '/management/site/publish',
  summary: 'Publish the draft one saw; every process serves it at once',
  body: z.strictObject({
    version: z.int(),
    note: noteField,
    /** That wallets are worth something else was read, and is wanted (TEN-07). */
    confirmed: z.boolean().default(false),
  }),
  answer: managedSiteSchema,
})

export const listSiteVersions = endpoint({
  ...team,
  right: 'history',
  method: 'get',
  path: '/management/versions',
  summary: 'What was published, newest first',
  answer: z.array(siteVersionSchema),
})

export const restoreSiteVersion = endpoint({
  ...team,
  right: 'history',
  method: 'post',
  path: '/management/versions/{number}/restore',
  summary: 'Make an earlier version the draft, in place of the one that was seen',
  params: z.object({ number: idParam.max(2_147_483_647) }),
  body: z.strictObject({ version: z.int() }),
  answer: managedSiteSchema,
})

export const listAudit = endpoint({
  ...team,
  right: 'history',
  method: 'get',
  path: '/management/audit',
  summary: 'Who changed what, newest first',
  query: auditQuerySchema,
  answer: z.array(auditLineSchema),
})

export const listAuditPeople = endpoint({
  ...team,
  right: 'history',
  method: 'get',
  path: '/management/audit-people',
  summary: 'Who is of the team, and who was and did something',
  answer: z.array(auditPersonSchema),
})

export const addImage = endpoint({
  ...team,
  /** Whoever writes something may show a picture with it. */
  right: 'overview',
  method: 'post',
  path: '/management/images',
  summary: 'A picture for the site: PNG, JPEG, GIF or WebP up to 3 MB, sizes are made',
  upload: { field: 'file', maxBytes: 3 * 1024 * 1024 },
  answer: z.object({ image: z.string() }),
})

export const addLogo = endpoint({
  ...team,
  method: 'post',
  path: '/management/logos',
  summary:
    'A logo for the site: PNG, JPEG, GIF, WebP or SVG up to 1 MB, with every form and icon of the wizard’s intake',
  upload: logoUpload,
  answer: siteLogoSchema,
})

export const getContactMail = endpoint({
  ...team,
  right: 'settings',
  method: 'get',
  path: '/management/contact-mail',
  summary: 'The published contact address, and whether visitors’ messages may go there (SUP-01)',
  answer: z.object({ mail: z.string().nullable(), proved: z.boolean() }),
})

export const sendContactProof = endpoint({
  ...team,
  right: 'settings',
  method: 'post',
  path: '/management/contact-mail/proof-mail',
  summary: 'Mail the published contact a link that proves it',
  answer: z.object({ messages: z.array(z.string()) }),
})

export const proveContactMail = endpoint({
  ...team,
  right: 'settings',
  method: 'post',
  path: '/management/contact-mail/proof',
  summary: 'Take the link of that mail',
  body: z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }),
  answer: z.object({ mail: z.string() }),
})

export const listOwnDomains = endpoint({
  ...team,
  right: 'settings',
  method: 'get',
  path: '/management/domains',
  summary: 'Own domains and how to prove them',
  answer: z.array(ownDomainSchema),
})

export const addOwnDomain = endpoint({
  ...team,
  right: 'settings',
  method: 'post',
  path: '/management/domains',
  summary: 'Say that a domain is one’s own',
  body: ownDomainInput,
  answer: z.array(ownDomainSchema),
})

export const proveOwnDomain = endpoint({
  ...team,
  right: 'settings',
  method: 'post',
  path: '/management/domains/prove',
  summary: 'Look for the proof: a TXT record or a file',
  body: z.strictObject({ domain }),
  answer: z.array(ownDomainSchema),
})

export const removeOwnDomain = endpoint({
  ...team,
  right: 'settings',
  method: 'delete',
  path: '/management/domains/{domain}',
  summary: 'Take a domain back',
  params: z.object({ domain }),
  answer: z.array(ownDomainSchema),
})

const openWindow = z.object({ window: eventWindowSchema.nullable() })

export const getEventWindow = endpoint({
  ...team,
  right: 'settings',
  method: 'get',
  path: '/management/event-window',
  summary: 'When many people are expected from one network (GAP-106)',
  answer: openWindow,
})

export const openEventWindow = endpoint({
  ...team,
  right: 'settings',
  method: 'put',
  path: '/management/event-window',
  summary: 'Say when, for a day at most: one network then does much without more work',
  body: eventWindowSchema,
  answer: openWindow,
})

export const endEventWindow = endpoint({
  ...team,
  right: 'settings',
  method: 'delete',
  path: '/management/event-window',
  summary: 'End it now; one that was opened since it was seen stays open',
  query: eventWindowSchema.partial(),
  answer: openWindow,
})
