import { z } from 'zod'
import { cpfField, currentPasswordField, emailField } from '../../fields.ts'

export const loginByCpfSchema = z.object({ cpf: cpfField, password: currentPasswordField })
export const loginByEmailSchema = z.object({ email: emailField, password: currentPasswordField })

/** The log-in form by what it asks for (ACC-01). */
export const loginFormSchemas = { cpf: loginByCpfSchema, email: loginByEmailSchema }
export type LoginIdentifier = keyof typeof loginFormSchemas
