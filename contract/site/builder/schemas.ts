import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { z } from 'zod'
import { emailField, fieldTexts, isSamePassword, passwordPair, requiredText } from '../../fields.ts'
import { colorText, hexColor } from '../../hex-color.ts'
import { birthdayField } from '../../people/onboarding/forms.ts'
import { acceptedField, nameField, personTexts, phoneField } from '../../person-fields.ts'
import { plainTyped } from '../../plain-typed.ts'
import { hasVisibleLetters } from '../../visible-letters.ts'
import { cnpjTexts } from './cnpj-texts.ts'
import { normalizeSiteName, siteNameProblem } from './site-name.ts'

/** The name of a station as people read it: letters without width alone are none. */
export const siteTitleField = requiredText(80).refine(hasVisibleLetters, fieldTexts.required)

export { cnpjTexts }

/** A CNPJ, numeric or alphanumeric, with or without its mask; 14 upper-case characters come out (GAP-11). */
export const cnpjField = z
  .string(fieldTexts.required)
  .trim()
  .min(1, fieldTexts.required)
  .max(40, cnpjTexts.title)
  .transform((text) =>
    plainTyped(text)
      .toUpperCase()
      .replace(/[.\s/-]/g, ''),
  )
  .refine((text) => /^[0-9A-Z]{12}\d{2}$/.test(text) && isValidCnpj(text, { version: 2 }), cnpjTexts.title)

/** The name of a site as it is typed; the sub-domain comes out (ONB-16, GAP-10). */
export const siteNameField = z
  .string(fieldTexts.required)
  .max(200, fieldTexts.max(63))
  .transform(normalizeSiteName)
  .check((context) => {
    const message = siteNameProblem(context.value)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  })

/** The kinds of station that have a template. */
export const siteKinds = ['clube', 'sindicato', 'varejo', 'criador'] as const
export type SiteKind = (typeof siteKinds)[number]

/** Steps of the wizard in their order; each is an address. */
export const siteSteps = ['empresa', 'logo', 'cor', 'estilo', 'nome'] as const
export type SiteStep = (typeof siteSteps)[number]

/** A colour as people type or paste it; `#rrggbb` comes out (SEC-26). */
export const colorField = z
  .string(fieldTexts.required)
  .trim()
  .min(1, { error: fieldTexts.required, abort: true })
  .transform((typed) => hexColor(typed) ?? typed)
  .refine((color) => hexColor(color) !== null, colorText)

/** The choices of the wizard about the look; everything else of the theme follows from them. */
export const siteLookSchema = z.object({
  primary: colorField,
  accent: colorField.nullable(),
  font: z.string().max(40),
  headingFont: z.string().max(40).nullable(),
  corner: z.enum(['crisp', 'soft', 'round']),
  layout: z.enum(['split', 'centered', 'overlay']),
})
export type SiteLook = z.output<typeof siteLookSchema>

export const siteCompanySchema = z.object({
  cnpj: cnpjField,
  full_social_name: requiredText(160),
  /** Two letters or nothing; with the city it says on whose clocks the station begins (GAP-122). */
  state: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/, personTexts.state)
    .default(''),
  city: z.string().trim().max(80, fieldTexts.max(80)).default(''),
  line_1: z.string().trim().max(160, fieldTexts.max(160)).default(''),
  line_2: z.string().trim().max(160, fieldTexts.max(160)).default(''),
})
export type SiteCompany = z.output<typeof siteCompanySchema>

/** The plate under a logo that would not be seen bare (SEC-26). */
export const logoPlateSchema = z.enum(['light', 'dark'])
export type LogoPlate = z.output<typeof logoPlateSchema>

/** A logo as the intake left it. Addresses are paths of this server. */
export const siteLogoSchema = z.object({
  /** The trimmed logo for quiet surfaces. */
  image: z.string(),
  /** The logo for light, dark and coloured grounds on which the bare one would not be seen: on a plate of its own. */
  on_light: z.string(),
  on_dark: z.string(),
  favicon: z.string(),
  /** The logo on either plate, to choose from; logos that were taken in before have none. */
  plates: z.object({ light: z.string(), dark: z.string() }).optional(),
  /** The plate that was chosen; at first the one that shows the logo better. */
  plate: logoPlateSchema.optional(),
  width: z.number(),
  height: z.number(),
  background_removed: z.boolean(),
  /** Colours that the logo has, strongest first; none when it is white, black or grey. */
  colors: z.array(z.string()),
  /** The colours of the logo, for contrast: colour and share, shares sum up to 1. */
  tones: z.array(z.object({ color: z.string(), share: z.number() })),
})
export type SiteLogo = z.output<typeof siteLogoSchema>

/** A wizard's state on the server: one open draft per person. `version` grows with every change. */
export const siteDraftSchema = z.object({
  version: z.number(),
  kind: z.enum(siteKinds),
  company: siteCompanySchema.nullable(),
  /** True when the person said that there is no company. */
  without_company: z.boolean(),
  logo: siteLogoSchema.nullable(),
  look: siteLookSchema,
  pretty_name: z.string(),
  subdomain: z.string(),
  /** Steps that were sent once. */
  done: z.array(z.enum(siteSteps)),
  /** Stations this person made before, newest first. */
  stations: z.array(z.object({ id: z.number(), name: z.string(), url: z.string() })),
})
export type SiteDraft = z.output<typeof siteDraftSchema>

/** The values that a step sends; absent keys stay as they are. */
export const siteDraftChangeSchema = z.strictObject({
  kind: z.enum(siteKinds).optional(),
  company: siteCompanySchema.nullable().optional(),
  without_company: z.boolean().optional(),
  look: siteLookSchema.partial().optional(),
  logo_plate: logoPlateSchema.optional(),
  /** Kept as typed, right or not: what was typed is never lost. */
  pretty_name: z.string().max(200).optional(),
  subdomain: z.string().max(200).optional(),
  done: z.enum(siteSteps).optional(),
})

export const siteNameStateSchema = z.object({
  /** The normalised name. */
  name: z.string(),
  available: z.boolean(),
  /** The message beside the field. */
  message: z.string(),
  /** A free name near to what was asked for, when it is not free itself. */
  suggestion: z.string().nullable(),
  /** The host at which the station would answer. */
  host: z.string(),
})
export type SiteNameState = z.output<typeof siteNameStateSchema>

export const adminSignupFormSchema = z.object({ email: emailField })
export const adminPasswordFormSchema = z
  .object({ name: requiredText(120), ...passwordPair, terms: acceptedField })
  .refine(...isSamePassword)
/** Gives the form of the maker's data: the wizard asks for less than the onboarding of a participant (ONB-14). */
export const makerFormSchema = (minAge: number) =>
  z.object({ name: nameField, tel: phoneField.optional(), birthday: birthdayField(minAge).optional() })
/** The last step. What the name is worth as an address, the server knows (ONB-16). */
export const siteNameFormSchema = z.object({
  prettyName: siteTitleField,
  subdomain: z.string().max(80, fieldTexts.max(80)).optional(),
})
