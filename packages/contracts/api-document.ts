import type { TSchema } from 'typebox';
import { ApiCustomer } from './api-customers.ts';
import { apiEndpoints } from './api-endpoints.ts';
import { InventoryItem } from './api-inventory.ts';
import { ApiOrder } from './api-orders.ts';
import { ApiProduct } from './api-products.ts';
import { Address } from './checkout.ts';
import type { Endpoint } from './endpoint.ts';
import { WireMoney } from './money.ts';
import { WireError } from './wire-error.ts';

// Schemas that are in many places, each written down once under its name.
const named = new Map<unknown, string>([
  [ApiOrder, 'Order'],
  [ApiProduct, 'Product'],
  [InventoryItem, 'InventoryItem'],
  [ApiCustomer, 'Customer'],
  [Address, 'Address'],
  [WireMoney, 'Money'],
  [WireError, 'Error'],
]);

/** The commerce API as OpenAPI 3.1, made from the contracts that its server runs by. */
export function apiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of apiEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Veranda commerce API',
      version: '1',
      description:
        'Orders, products, stock and customers of one site. The key names the site; every call carries it and a ' +
        'User-Agent. At most 300 calls a minute.',
    },
    servers: [{ url: '/' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of the site: `vk_…`.' } },
      schemas: Object.fromEntries([...named].map(([schema, name]) => [name, partsOf(schema)])),
    },
  };
}

function operation(endpoint: Endpoint): object {
  const { name, access, body } = endpoint;
  const scope = access.kind === 'key' ? access.scope : '';
  return {
    operationId: name.replace(/^api-/, ''),
    tags: [scope.replace(/\.read$/, '')],
    description: `Needs the scope \`${scope}\`.`,
    parameters: parametersOf(endpoint),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      200: { description: 'Done.', content: json(endpoint.response) },
      default: { description: 'Refused; nothing was changed.', content: json(WireError) },
    },
  };
}

function parametersOf({ params, query, idempotency }: Endpoint): object[] {
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: idempotency === 'required',
    description: 'The same request again within 24 hours is answered as the first was, and done once.',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
  };
  return [...listed(params, 'path'), ...listed(query, 'query'), ...(idempotency ? [key] : [])];
}

function listed(schema: TSchema | undefined, place: 'path' | 'query'): object[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    properties?: Record<string, unknown>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: schemaOf(property),
  }));
}

function json(schema: TSchema): object {
  return { 'application/json': { schema: schemaOf(schema) } };
}

function schemaOf(schema: unknown): unknown {
  const name = named.get(schema);
  return name === undefined ? partsOf(schema) : { $ref: `#/components/schemas/${name}` };
}

function partsOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(schemaOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, schemaOf(value)]));
}
