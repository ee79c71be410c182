/** One @, something before it, a domain with a dot after it (decisions, forms and e-mail addresses); linear time. */
export function emailProblem(email: string): string | true {
  const [name, domain, ...more] = email.trim().split('@');
  const plausible =
    name && domain && more.length === 0 && /^[^\s.]+(\.[^\s.]+)+$/.test(domain) && !/\s/.test(name);
  return plausible ? true : 'Please enter a valid email';
}

/** Length only; lists of stolen passwords are the server's. */
export function passwordProblem(password: string): string | true {
  return password.length >= 8 ? true : 'A password has at least 8 characters.';
}
