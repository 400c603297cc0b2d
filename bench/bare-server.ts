import Fastify from 'fastify'
import pg from 'pg'

/**
 * The peer: Fastify with nothing added, and `pg` reading the same rows by named prepared statements. Its own process, its
 * answers what `JSON.stringify` makes of the rows. Sealed columns are left out, so that it is as fast as it can be.
 */

const connection = process.env['BENCH_CONNECTION']
if (connection === undefined) throw new Error('BENCH_CONNECTION is not set')
const pool = new pg.Pool({ max: 16, ...(JSON.parse(connection) as pg.PoolConfig) })
const { rows } = await pool.query<{ column_name: string }>(
  `select column_name from information_schema.columns
   where table_name = 'customer' and table_schema = 'public' and data_type <> 'bytea'`,
)
const profileColumns = rows.map(({ column_name }) => `"${column_name}"`).join(', ')

const statements = {
  profile: `select ${profileColumns} from customer where user_id = $1`,
  brand: `select brand_id, slug, name, legal_name, title, co_brand_name, font_family, primary_colour, secondary_colour, border_radius,
      terms_apply, sub_domain_type, grievance_officer_name, grievance_email, grievance_phone, support_email, example_data
    from brand where slug = $1`,
  options: 'select set_name, option_id as id, value from option_set order by set_name, sort_order',
  lenders: `select lender_id, name, legal_name, lender_kind, grievance_contact from lender
    where lender_status = 1 and deleted_at is null and lender_id not in (
      select lender_id from lender_brand_off join brand using (brand_id) where slug = 'default')
    order by legal_name`,
  allLenders: 'select * from lender where deleted_at is null order by name',
  allCards: 'select * from credit_card where deleted_at is null order by sort_order',
}
const read = async (name: keyof typeof statements, values: string[] = []) =>
  (await pool.query({ name, text: statements[name], values })).rows

const app = Fastify()
app.get('/hello', () => ({ success: true, ip_address: '127.0.0.1' }))
app.get<{ Params: { id: string } }>('/profile/:id', async ({ params }) => ({
  success: true,
  data: (await read('profile', [params.id]))[0],
}))
app.get('/brand', async () => ({ success: true, data: (await read('brand', ['default']))[0] }))
app.get('/options', async () => ({ success: true, data: await read('options') }))
app.get('/all-lenders', async () => ({ success: true, data: await read('allLenders') }))
app.get('/all-cards', async () => ({ success: true, data: await read('allCards') }))
app.get('/lenders', async () => ({ success: true, data: await read('lenders') }))

process.once('SIGTERM', () => void app.close().then(() => pool.end()))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
