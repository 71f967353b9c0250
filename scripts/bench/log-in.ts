/** Logs the demo participant in through the form and answers the Cookie header of the session. */
export async function logIn(origin: string): Promise<string> {
  const { host, port } = new URL(origin)
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' }
  const { request } = await import('node:http')
  const body = new URLSearchParams({
    identifier: 'participante@exemplo.com.br',
    email: 'participante@exemplo.com.br',
    email_or_cpf: 'email',
    password: 'Senha123',
  }).toString()
  return new Promise((resolve, reject) => {
    const call = request({ port, path: '/login?com=email', method: 'POST', headers }, (response) => {
      response.resume()
      const cookie = response.headers['set-cookie']?.find((one) => one.startsWith('sessao='))?.split(';')[0]
      if (cookie) resolve(cookie)
      else reject(new Error(`log-in answered ${response.statusCode} without a session`))
    })
    call.on('error', reject)
    call.end(body)
  })
}
