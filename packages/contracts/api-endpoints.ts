import * as customers from './api-customers.ts';
import * as inventory from './api-inventory.ts';
import * as orders from './api-orders.ts';
import * as products from './api-products.ts';
import type { Endpoint } from './endpoint.ts';

/** Every call of the commerce API, in the order in which its description tells of them. */
export const apiEndpoints: readonly Endpoint[] = [
  orders.apiListOrders,
  orders.apiGetOrder,
  orders.apiCreateOrder,
  orders.apiFulfillOrder,
  products.apiListStores,
  products.apiListProducts,
  products.apiGetProduct,
  products.apiCreateProduct,
  products.apiUpdateProduct,
  products.apiDeleteProduct,
  products.apiCreateVariant,
  products.apiUpdateVariant,
  products.apiDeleteVariant,
  inventory.apiListInventory,
  inventory.apiGetInventory,
  inventory.apiAdjustInventory,
  customers.apiListCustomers,
  customers.apiGetCustomer,
];
