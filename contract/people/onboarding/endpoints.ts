import { z } from '@hono/zod-openapi'
import { captchaFields } from '../../captcha.ts'
import { endpoint, idParam } from '../../endpoint.ts'
import { cpfField, emailField, isSamePassword } from '../../fields.ts'
import { acceptedField, stateField } from '../../person-fields.ts'
import { pictureTexts } from '../../picture-texts.ts'
import { acceptances, draft, memberGetMember, own, person, registration } from './registration-fields.ts'
import {
  activationAnswerSchema,
  affiliatedSchema,
  codeSentSchema,
  inviteSchema,
  municipalitySchema,
  signupAnswerSchema,
  signupDraftSchema,
  signupNextSchema,
  updatedUserSchema,
} from './schemas.ts'

const messages = z.array(z.string())

/**
 * Checks what is there so far and keeps it under `draft`; a call with a `draft` adds to it. Which fields are required
 * depends on the station's behaviour, and missing ones come back as field errors.
 */
export const validateSignup = endpoint({
  method: 'post',
  path: '/auth/signup-participant-validations',
  access: 'public',
  tag: 'onboarding',
  summary: 'Validate the credentials of a registration before its next step (ONB-01)',
  body: z.strictObject({
    station_id: idParam,
    establishment_id: idParam.optional(),
    email: emailField.optional(),
    cpf: cpfField.optional(),
    ...person,
    own,
    ...acceptances,
    ...captchaFields,
    member_get_member: memberGetMember.optional(),
    draft: draft.optional(),
  }),
  answer: z.object({
    /** Null where the registration ends here (STN-U09). */
    draft: z.string().nullable(),
    next: signupNextSchema,
    affiliated: affiliatedSchema.nullable(),
    messages,
  }),
})

/** Ours: what a registration under way knows, so that reload, back and a second tab work (GAP-27). */
export const getSignupDraft = endpoint({
  method: 'get',
  path: '/auth/signup-drafts/{draft}',
  access: 'public',
  tag: 'onboarding',
  summary: 'A registration under way (GAP-27)',
  params: z.object({ draft }),
  answer: signupDraftSchema,
})

/**
 * Registers a participant, with what `draft` holds where the call itself says nothing. E-mail, telephone and name of
 * affiliates come from the station's list. The account is inactive until its code comes back; affiliates choose a method
 * first, all others get the code at once.
 */
export const signupParticipant = endpoint({
  method: 'post',
  path: '/auth/signup-participant',
  access: 'public',
  tag: 'onboarding',
  summary: 'Register a participant (ONB-05)',
  body: z.strictObject(registration).refine(...isSamePassword),
  answer: signupAnswerSchema,
})

/** The older payload (D1§3): without the boxes, which the onboarding then asks for. */
export const signup = endpoint({
  method: 'post',
  path: '/auth/signup',
  access: 'public',
  tag: 'onboarding',
  summary: 'Register a participant, older payload (ONB-05)',
  body: z.object(registration).refine(...isSamePassword),
  answer: signupAnswerSchema,
})

export const confirmationMethod = endpoint({
  method: 'post',
  path: '/auth/confirmation-method',
  access: 'public',
  tag: 'onboarding',
  summary: 'Choose how to receive the code, and send it (ONB-04, ACC-14)',
  body: z.strictObject({
    station_id: idParam,
    user_id: idParam.optional(),
    type: z.literal('email'),
    email: z.string().max(254).nullish(),
    tel: z.string().max(25).nullish(),
    /** The id of a method, from the list in the registration's answer. */
    id: z.string().min(20).max(100),
  }),
  answer: codeSentSchema,
})

/** An address nobody waits at gets the same answer. */
export const resendConfirmation = endpoint({
  method: 'post',
  path: '/auth/resend-confirmation-email',
  access: 'public',
  tag: 'onboarding',
  summary: 'Send a new code, 60 seconds after the last one at the earliest (ACC-12, ACC-14)',
  body: z.strictObject({
    /** The e-mail as it stands in the page's address: masked for affiliates, who need `hash` then. */
    email: z.string().trim().toLowerCase().min(3).max(254),
    station_id: idParam,
    hash: z.string().min(20).max(100).optional(),
    /** The handle of the registration that the code is for. */
    draft: draft.optional(),
  }),
  answer: codeSentSchema,
})

/**
 * `hash` is the token of the link, or the 6 digits, or the handle of the page with the digits in `code`. Activates the
 * registration that the code or link was sent for. With `password` only if it is the right one: the portal asks for it
 * where the browser is not the one that registered; the API wants it where several registrations wait for the e-mail
 * and neither handle nor session says which of them is meant.
 */
export const activateParticipant = endpoint({
  method: 'post',
  path: '/auth/signup/activate-participant/',
  access: 'public',
  tag: 'onboarding',
  summary: 'Confirm the e-mail; a session begins (ACC-12, ACC-13)',
  body: z.strictObject({
    station: idParam.optional(),
    establishment: idParam.nullish(),
    email: z.string().trim().toLowerCase().min(3).max(254),
    hash: z.string().trim().min(6).max(100),
    code: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    password: z.string().max(200).optional(),
    /** The handle of the registration that this browser made. */
    draft: draft.optional(),
  }),
  answer: activationAnswerSchema,
})

export const validateInvite = endpoint({
  method: 'post',
  path: '/validate-mgm-code/{code}',
  access: 'public',
  tag: 'onboarding',
  summary: 'Check an invite code (ONB-02, GAP-57)',
  params: z.object({ code: z.string().max(120) }),
  answer: inviteSchema,
})

/** Letters of the largest picture of a profile in base64, and of what may stand in front of it. */
const mostBase64 = Math.ceil((1024 * 1024) / 3) * 4 + 100

/**
 * A call that says the state, or brings a picture, is the profile's form (PRO-02): name, birthday, state and picture must be
 * there then, from the call or from before. Steps of wizards say what they ask.
 */
export const updateParticipant = endpoint({
  method: 'put',
  path: '/auth/update-participant/{id}',
  access: 'participant',
  tag: 'onboarding',
  summary: 'Update one’s own personal data (ONB-11, PRO-02)',
  params: z.object({ id: idParam }),
  body: z.strictObject({
    ...person,
    terms_accepted: acceptedField.optional(),
    /** The onboarding wizard is through. */
    briefingDone: z.literal(true).optional(),
    /** A picture with or without `data:image/…;base64,` in front; its middle is cut out. */
    base64: z
      .string()
      .min(1)
      .max(mostBase64, { error: pictureTexts.tooLarge(1), abort: true })
      .optional(),
    /** The type that the sender claims; the bytes decide. */
    imageType: z.string().max(60).optional(),
  }),
  isLarge: true,
  answer: updatedUserSchema,
})

/** Ours: what the onboarding has to ask. */
export const getOnboarding = endpoint({
  method: 'get',
  path: '/auth/onboarding',
  access: 'participant',
  tag: 'onboarding',
  summary: 'What the onboarding still asks for (ONB-11, ONB-12)',
  answer: z.object({
    needs_terms: z.boolean(),
    /** Whether anything is missing of what everybody gives: without it there is no step for it. */
    asks_data: z.boolean(),
    max_image_megabytes: z.number(),
    briefingDone: z.boolean(),
  }),
})

/** Gives the schema of per cent; one that makes no sense is as good as none (GAP-29). */
const percent = (least: number) =>
  z.coerce.number().min(least).max(100).optional().catch(undefined).openapi({ type: 'string' })
const [position, length] = [percent(0), percent(0.1)]

/**
 * Multipart: the file `image`, and the crop in per cent of the picture as it is shown (`crop_x`, `crop_y`, `crop_width`,
 * `crop_height`); without one the middle is cut out, 50 % × 50 % (ONB-12).
 */
export const updateProfileImage = endpoint({
  method: 'put',
  path: '/update-user-profile-image/{id}',
  access: 'participant',
  tag: 'onboarding',
  summary: 'Put one’s picture in place (ONB-12, PRO-03)',
  upload: {
    field: 'image',
    maxBytes: 3 * 1024 * 1024,
    fields: z.object({ crop_x: position, crop_y: position, crop_width: length, crop_height: length }),
  },
  params: z.object({ id: idParam }),
  answer: z.object({ image: z.string(), messages }),
})

/** Ours, offline; the form of the geography service that the specification's portal asked (D3§7). */
export const listMunicipalities = endpoint({
  method: 'get',
  path: '/states/{uf}/municipios',
  access: 'public',
  tag: 'onboarding',
  summary: 'Cities of a state (ONB-07)',
  params: z.object({ uf: stateField }),
  answer: z.array(municipalitySchema),
})
