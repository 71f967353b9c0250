import { z } from 'zod'
import { httpUrlField } from '../../content-fields.ts'
import { oneLine } from '../../one-line.ts'
import { type Feature, featureNames } from './gates.ts'
import { legalSaidSchema } from './legal-said.ts'
import { isTimeZone } from './time-zones.ts'

/** The scheme of an app's links; none that a browser follows itself. */
const appScheme = z
  .string()
  .regex(/^(?!(javascript|data|vbscript|blob|file|https?)$)[a-z][a-z0-9+.-]{0,60}$/i, 'o esquema de um app')

/** The fields that owners edit as the data of their station; without defaults for keys that are left out. */
export const stationDataFields = {
  name: z.string().overwrite(oneLine).min(1),
  description: z.string(),
  /** The time zone in which hours are read and written (GAP-37, GAP-122). */
  timezone: z.string().refine(isTimeZone, 'um fuso horário, como America/Manaus'),
  titles: z.strictObject({ secondSection: z.string().default('Baixe o app') }),
  currency: z.strictObject({
    name: z.string().default('pontos'),
    multiplier: z.number().positive().default(1),
    position: z.enum(['before_currency', 'after']).default('after'),
    /** Days after which points end, the oldest first (GAP-112); null: they do not. Whoever has them is told thirty days before. */
    pointsExpireDays: z.int().min(30).max(3_650).nullable().default(null),
  }),
  contact: z.strictObject({
    mail: z.email().optional(),
    phone: z.string().optional(),
    address: z.string().default(''),
  }),
  establishment: z.strictObject({
    /** 14 characters without punctuation, letters upper-case (GAP-11). */
    cnpj: z.string().regex(/^[0-9A-Z]{12}[0-9]{2}$/, '14 caracteres de CNPJ, sem pontuação'),
    fullSocialName: z.string(),
    city: z.string().default(''),
    line1: z.string().default(''),
    line2: z.string().default(''),
  }),
  cards: z.strictObject({
    /** Whether plain numbers of members say valid at the door, as older cards carry them; else sealed codes alone (GAP-85). */
    numbers: z.boolean().default(true),
  }),
  /** The ways in which members fill their wallets (WAL-01). */
  topUp: z.strictObject({
    /** The account to transfer to, as members read it; empty: there is no transfer. */
    transferInstructions: z.string().default(''),
    /** Above it two owners confirm a transfer; null: one is enough. */
    fourEyesAboveCents: z.int().min(0).nullable().default(null),
  }),
  apps: z.strictObject({
    hasApp: z.boolean().default(false),
    ios: httpUrlField.optional(),
    android: httpUrlField.optional(),
    scheme: appScheme.optional(),
    /** The address at which partners check vouchers of their activities (ORD-09); absent: the station itself. */
    partnerUrl: httpUrlField.optional(),
  }),
  legal: z.strictObject({
    termsUpdatedAt: z.iso.date().default('2023-05-05'),
    privacyUpdatedAt: z.iso.date().default('2023-05-05'),
    officerName: z.string().optional(),
    officerMail: z.email().optional(),
    /** Nobody named them: they are whoever made the station, until an owner says who it is (GAP-166). */
    officerIsDefault: z.boolean().optional(),
    /** What owners said and published since; it stands beside the configuration (ADR 164). */
    said: legalSaidSchema.optional(),
  }),
  /** `has_majority_security`: the age gate in front of every page (CON-02). */
  majoritySecurity: z.boolean(),
  public: z.boolean(),
}

/** Parts of the portal that a station can switch off. */
export const featuresSchema = z.strictObject(
  Object.fromEntries(featureNames.map((feature) => [feature, z.boolean().default(true)])) as Record<
    Feature,
    z.ZodDefault<z.ZodBoolean>
  >,
)
