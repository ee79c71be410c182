/** A site as the platform knows it: whose data, at which address, in which language. */
export interface Tenant {
  readonly id: string;
  /** Host with port, as visitors type it. */
  readonly host: string;
  /** `http://levain.localhost:4400`: base of absolute addresses, never taken from the request. */
  readonly origin: string;
  readonly language: string;
  /** First part of the paths of a language besides the site's own, `/de`; absent for its own. */
  readonly basePath?: string;
}

/** The tenants of this server; `services/sites/directory` keeps them. */
export interface TenantDirectory {
  byId(id: string): Promise<Tenant | null>;
}
