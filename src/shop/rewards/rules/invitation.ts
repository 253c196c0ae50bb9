/** The link that brings a friend: they sign up by it, and the code is kept until they have an account. */
export function invitationLink(shopUrl: string, code: string): string {
  return `${shopUrl}/sign-up?referral=${code}`;
}
