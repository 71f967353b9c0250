import { z } from '@hono/zod-openapi'
import { captchaFields } from '../../captcha.ts'
import { assetField } from '../../content-fields.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { emailField, fieldTexts, newPasswordField, requiredText } from '../../fields.ts'
import { sessionAnswerSchema } from '../../people/access/schemas.ts'
import { acceptedField } from '../../person-fields.ts'
import { configSchema } from '../../stations/registry/configuration.ts'
import { imagesWith } from '../../stations/registry/images.ts'
import { publicActionSchema, sectionSchema, websiteSettingsSchema } from '../public/schemas.ts'
import {
  colorField,
  logoPlateSchema,
  siteDraftChangeSchema,
  siteDraftSchema,
  siteKinds,
  siteLookSchema,
  siteNameField,
  siteNameStateSchema,
  siteTitleField,
} from './schemas.ts'

const messages = z.object({ messages: z.array(z.string()) })

/** The file of a logo (D1§5), and whether its ground is to be taken away. */
export const logoUpload = {
  field: 'file',
  maxBytes: 1024 * 1024,
  fields: z.object({ remove_background: z.stringbool().openapi({ type: 'string' }).default(false) }),
}

/** The answer is the same whether the address has an account or not; the mail says it. */
export const signupAdmin = endpoint({
  method: 'post',
  path: '/auth/signup-admin',
  access: 'public',
  tag: 'sites',
  summary: 'Company sign-up: a mail with a link to confirm (ONB-13)',
  body: z.strictObject({
    email: emailField,
    type: z.union([z.literal(1), z.literal(2)]).default(1),
    subdomain: z.string().max(200).optional(),
    ...captchaFields,
  }),
  answer: messages,
})

/** Ours: the link of that mail leads to a form that chooses the password. Logs in. */
export const confirmAdmin = endpoint({
  method: 'post',
  path: '/auth/signup-admin/confirm',
  access: 'public',
  tag: 'sites',
  summary: 'Confirm a company sign-up and choose a password (ONB-13)',
  body: z.strictObject({
    email: emailField,
    hash: z.string().min(20).max(120),
    name: requiredText(120),
    password: newPasswordField,
    password_confirmation: z.string(fieldTexts.required),
    /** The consent without which nobody has an account (D1§5); stored with version and time (GAP-32). */
    terms_accepted: acceptedField,
  }),
  answer: sessionAnswerSchema,
})

export const checkSiteName = endpoint({
  method: 'get',
  path: '/site-names',
  access: 'public',
  tag: 'sites',
  summary: 'Whether the name of a site is free, as one types (ONB-16, GAP-10)',
  query: z.object({ name: z.string().max(200) }),
  answer: siteNameStateSchema,
})

export const getSiteDraft = endpoint({
  method: 'get',
  path: '/site-draft',
  access: 'participant',
  tag: 'sites',
  summary: 'Where one is in the wizard (ONB-14)',
  answer: siteDraftSchema,
})

export const changeSiteDraft = endpoint({
  method: 'put',
  path: '/site-draft',
  access: 'participant',
  tag: 'sites',
  summary: 'Keep what a step of the wizard sent (ONB-14..16)',
  body: siteDraftChangeSchema,
  answer: siteDraftSchema,
})

export const setSiteLogo = endpoint({
  method: 'put',
  path: '/site-draft/logo',
  access: 'participant',
  tag: 'sites',
  summary: 'The logo: PNG, JPEG, GIF, WebP or SVG up to 1 MB; sizes are made, colours proposed (ONB-15)',
  upload: logoUpload,
  answer: siteDraftSchema,
})

export const removeSiteLogo = endpoint({
  method: 'delete',
  path: '/site-draft/logo',
  access: 'participant',
  tag: 'sites',
  summary: 'No logo: the name is written instead',
  answer: siteDraftSchema,
})

/** Art that is not stored yet is in its preview as data. */
const shownPicture = z.union([assetField, z.string().startsWith('data:')])

/** The parts of a landing page, for a station that is not published yet. */
export const sitePreviewSchema = z.object({
  config: configSchema.extend({ images: imagesWith(shownPicture) }),
  settings: websiteSettingsSchema,
  sections: z.array(sectionSchema),
  /** Null: those of the live station. */
  actions: z.array(publicActionSchema).nullable(),
})

export const previewSite = endpoint({
  method: 'get',
  path: '/site-draft/preview',
  access: 'participant',
  tag: 'sites',
  summary:
    'The draft as its landing page would show it, with a kind, name, colours and type not kept yet (ONB-15)',
  query: z.object({
    kind: z.enum(siteKinds).optional().catch(undefined).openapi({ type: 'string' }),
    prettyName: siteTitleField.optional().catch(undefined).openapi({ type: 'string' }),
    primary: colorField.optional().catch(undefined).openapi({ type: 'string' }),
    accent: colorField.optional().catch(undefined).openapi({ type: 'string' }),
    font: z.string().max(40).optional(),
    corner: siteLookSchema.shape.corner.optional().catch(undefined).openapi({ type: 'string' }),
    layout: siteLookSchema.shape.layout.optional().catch(undefined).openapi({ type: 'string' }),
    logoPlate: logoPlateSchema.optional().catch(undefined).openapi({ type: 'string' }),
  }),
  answer: sitePreviewSchema,
})

/** Twice the same key is one station. What the payload does not say comes from the draft. */
export const generateWebsite = endpoint({
  method: 'post',
  path: '/generateWebsite',
  access: 'participant',
  tag: 'sites',
  summary: 'Make a station that is live at once (TEN-12)',
  idempotent: true,
  body: z.strictObject({
    prettyName: siteTitleField,
    subdomain: siteNameField,
    country: z.literal('BR').default('BR'),
    email: emailField.optional(),
    user_id: idParam.optional(),
    owner: z.union([z.string().max(200), z.number(), z.boolean()]).optional(),
    type: z.literal(1).default(1),
    main_brand_image: z.string().max(500).nullable().optional(),
    main_brand_color: colorField.optional(),
  }),
  answer: z.object({
    id: z.number(),
    name: z.string(),
    subdomain: z.string(),
    domain: z.string(),
    url: z.string(),
    messages: z.array(z.string()),
  }),
})

/** Ours: what the wizard's last screen leads to. The person is known here; the new station has a host of its own. */
export const enterMadeStation = endpoint({
  method: 'post',
  path: '/site-draft/stations/{id}/entry',
  access: 'participant',
  tag: 'sites',
  summary: 'The address that logs the owner in on a station they made: works once, for ten minutes (ONB-17)',
  params: z.object({ id: idParam }),
  answer: z.object({ url: z.string() }),
})
