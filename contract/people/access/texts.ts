/** What the API says to an affiliate without an account, and the portal where it sends them (ACC-04). */
export const affiliateFound = 'Encontramos seu cadastro de afiliado. Complete o registro para entrar.'
