export type AccessTokenRefusal =
  | "too-many-tokens"
  | "token-name-taken"
  | "token-created-already"
  | "scope-not-yours"
  | "unknown-token"
  | "token-not-valid";
