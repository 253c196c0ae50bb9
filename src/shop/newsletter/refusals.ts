export type NewsletterRefusal = "too-many-tries" | "newsletter-link-old" | "email-not-proven";
